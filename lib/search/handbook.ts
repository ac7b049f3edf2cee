import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** The operators' pages of `docs`, in the order of the README. Those of the same name are rendered by the console. */
export const handbookPages = [
  "handbook",
  "gate-and-maintenance",
  "announcements",
  "status",
  "privacy-requests",
  "privacy-law",
  "email",
  "webhooks",
  "staff-and-roles",
  "audit",
  "backup",
  "glossary",
] as const;
export type HandbookPage = (typeof handbookPages)[number];

interface Heading {
  page: HandbookPage;
  /** The page's title; of a section what stands above it. */
  title: string;
  /** Null for the page itself. */
  section: { title: string; id: string } | null;
}

/** As rehype-slug makes it from a heading's plain text. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

async function headingsOf(page: HandbookPage): Promise<Heading[]> {
  const text = await readFile(path.join(process.cwd(), "docs", `${page}.md`), "utf8");
  const lines = text.replace(/^```.*?^```/gms, "").split("\n");
  const titles = lines.flatMap((line) => line.match(/^#{1,3} (.+)$/)?.[1]?.replace(/[`_*]/g, "") ?? []);
  const [title = page, ...rest] = titles;
  const sections = rest.map((one) => ({ page, title, section: { title: one, id: slugOf(one) } }));
  return [{ page, title, section: null }, ...sections];
}

let known: Promise<Heading[]> | undefined;

/** The headings of the handbook, read once: they change with a release only. Without the files there are none. */
export function handbookHeadings(): Promise<Heading[]> {
  known ??= Promise.all(handbookPages.map(headingsOf))
    .then((pages) => pages.flat())
    .catch(() => []);
  return known;
}
