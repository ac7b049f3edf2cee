import type { MDXComponents, MDXContent } from "mdx/types";
import type { ReactNode } from "react";
import { type HandbookPage, handbookPages } from "@/lib/search/handbook";
import { consolePaths } from "@/lib/site/staff-paths";

const contents: Record<HandbookPage, () => Promise<{ default: MDXContent }>> = {
  handbook: () => import("@/docs/handbook.md"),
  "gate-and-maintenance": () => import("@/docs/gate-and-maintenance.md"),
  announcements: () => import("@/docs/announcements.md"),
  status: () => import("@/docs/status.md"),
  "privacy-requests": () => import("@/docs/privacy-requests.md"),
  "privacy-law": () => import("@/docs/privacy-law.md"),
  email: () => import("@/docs/email.md"),
  webhooks: () => import("@/docs/webhooks.md"),
  "staff-and-roles": () => import("@/docs/staff-and-roles.md"),
  audit: () => import("@/docs/audit.md"),
  backup: () => import("@/docs/backup.md"),
  glossary: () => import("@/docs/glossary.md"),
};

/** Links to other files become links to their console pages, or plain text if the console doesn't show them. */
function HandbookLink({ href = "", children }: { href?: string; children?: ReactNode }) {
  const [file = "", fragment] = href.split("#");
  if (file === "" || /^[a-z]+:/.test(file)) return <a href={href}>{children}</a>;
  const page = handbookPages.find((one) => `${one}.md` === file);
  if (!page) return <>{children}</>;
  return <a href={`${consolePaths.handbookPage(page)}${fragment ? `#${fragment}` : ""}`}>{children}</a>;
}

/** Wide tables scroll in their own frame. */
const HandbookTable = ({ children }: { children?: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  // biome-ignore lint/a11y/useSemanticElements: a region of its own would be a landmark for each table
  <div role="group" aria-label="Table" tabIndex={0} className="handbook-table overflow-x-auto">
    <table>{children}</table>
  </div>
);

/** The empty cell above row headings is not a heading. */
const HandbookHeading = ({ children }: { children?: ReactNode }) =>
  children ? <th scope="col">{children}</th> : <td />;

/** Long lines of code scroll. */
const HandbookCode = ({ children }: { children?: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  // biome-ignore lint/a11y/useSemanticElements: a region of its own would be a landmark for each block
  <pre role="group" aria-label="Code" tabIndex={0}>
    {children}
  </pre>
);

const components: MDXComponents = {
  h3: "h3",
  p: "p",
  ul: "ul",
  ol: "ol",
  a: HandbookLink,
  table: HandbookTable,
  th: HandbookHeading,
  pre: HandbookCode,
};

export async function handbookContent(page: HandbookPage): Promise<ReactNode> {
  const { default: Content } = await contents[page]();
  return <Content components={components} />;
}
