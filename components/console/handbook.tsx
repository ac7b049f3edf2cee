import type { MDXComponents, MDXContent } from "mdx/types";
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { rowId } from "@/lib/search/anchors";
import { type HandbookPage, handbookPageNames } from "@/lib/search/handbook";
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
  runbook: () => import("@/docs/runbook.md"),
  configuration: () => import("@/docs/configuration.md"),
  deployment: () => import("@/docs/deployment.md"),
  backup: () => import("@/docs/backup.md"),
  postgresql: () => import("@/docs/postgresql.md"),
  files: () => import("@/docs/files.md"),
  capacity: () => import("@/docs/capacity.md"),
  audit: () => import("@/docs/audit.md"),
  glossary: () => import("@/docs/glossary.md"),
};

/** Links to other files become links to their console pages, or plain text if the console doesn't show them. */
function HandbookLink({ href = "", children }: { href?: string; children?: ReactNode }) {
  const [file = "", fragment] = href.split("#");
  if (file === "" || /^[a-z]+:/.test(file)) return <a href={href}>{children}</a>;
  const page = handbookPageNames.find((one) => `${one}.md` === file);
  if (!page) return <>{children}</>;
  return <a href={`${consolePaths.handbookPage(page)}${fragment ? `#${fragment}` : ""}`}>{children}</a>;
}

type Parent = ReactElement<{ id?: string; children?: ReactNode }>;
const elementsIn = (children: ReactNode): Parent[] =>
  Children.toArray(children).filter((child): child is Parent => isValidElement(child));

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (isValidElement(node)) return textOf((node as Parent).props.children);
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}

/** Wide tables scroll in their own frame. Each row has an id, to which the search links. */
function HandbookTable({ children }: { children?: ReactNode }) {
  const [head, body] = elementsIn(children);
  const [heading] = elementsIn(elementsIn(head?.props.children)[0]?.props.children);
  const rows = elementsIn(body?.props.children).map((row) =>
    cloneElement(row, { id: rowId(textOf(heading), textOf(elementsIn(row.props.children)[0])) }),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a region of its own would be a landmark for each table
    <div role="group" aria-label="Table" tabIndex={0} className="handbook-table overflow-x-auto">
      <table>
        {head}
        {body && cloneElement(body, {}, rows)}
      </table>
    </div>
  );
}

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
