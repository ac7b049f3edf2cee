import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toHast } from "mdast-util-to-hast";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";

/** A line of Markdown out of data: descriptions of the API (CommonMark, as OpenAPI says) and cells of tables. */
export function InlineMarkdown({ text }: { text: string }) {
  const line = toHast(fromMarkdown(text));
  // Markdown wraps the line in a paragraph, which the caller already has.
  return toJsxRuntime(line, { Fragment, jsx, jsxs, components: { p: ({ children }) => children } });
}
