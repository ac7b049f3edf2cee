import type { MDXContent, MDXProps } from "mdx/types";
import { localize } from "./current-language";
import type { Translated } from "./language";

/**
 * One piece of prose that stands as a Markdown file per language, as a component that shows the one in the language of
 * the page that is being rendered. In server components only.
 * @param files of a language that isn't written yet, the English one
 */
export function localContent(files: Translated<MDXContent>) {
  return async function LocalContent(props: MDXProps) {
    const Content = await localize(files);
    return <Content {...props} />;
  };
}
