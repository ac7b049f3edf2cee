import type { ReactNode } from "react";
import { htmlOf } from "@/lib/platform/html/static-html";

type StaticHtmlProps = {
  as?: "div" | "span" | "nav" | "ul" | "ol" | "dl" | "table" | "figure" | "section";
  "aria-label"?: string;
  className?: string;
  children: ReactNode;
};

/**
 * Content that never changes, as finished HTML: React hydrates one element instead of all of them, and the page is half
 * as large. Its links are plain ones, which `FollowLinks` handles. Nothing in it may run in the browser.
 */
export async function StaticHtml({ as: Tag = "div", children, ...rest }: StaticHtmlProps) {
  const __html = await htmlOf(children);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by server components, which escape every text
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html }} />;
}
