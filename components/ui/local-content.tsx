import type { MDXContent } from "mdx/types";
import { localize } from "@/lib/site/current-language";
import type { Translated } from "@/lib/site/language";

/** Prose that stands as a Markdown file per language: the one in the language of the page. */
export async function LocalContent({ of }: { of: Translated<MDXContent> }) {
  const Content = await localize(of);
  return <Content />;
}
