import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toHast } from "mdast-util-to-hast";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";

/** One line of Markdown from data: API descriptions (CommonMark, as OpenAPI specifies) and table cells. */
export function InlineMarkdown({ text }: { text: string }) {
  const line = toHast(fromMarkdown(text));
  // Markdown wraps the line in a paragraph, but the caller already has one.
  return toJsxRuntime(line, { Fragment, jsx, jsxs, components: { p: ({ children }) => children } });
}
