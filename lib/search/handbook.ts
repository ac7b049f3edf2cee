import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describeError, log } from "@/lib/platform/log";

/** The pages of `docs` for operators, in the order of the README. The console renders those with the same name. */
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
  /** The page's title; for a section, that of its page. */
  title: string;
  /** Null for the page itself. */
  section: { title: string; id: string } | null;
}

/** The slug that rehype-slug generates from a heading's plain text. */
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

/** The headings of the handbook, read once because only a release changes them; empty if the files can't be read. */
export function handbookHeadings(): Promise<Heading[]> {
  known ??= Promise.all(handbookPages.map(headingsOf))
    .then((pages) => pages.flat())
    .catch((error) => {
      log.error(describeError(error), "the handbook could not be read");
      // The next search tries again.
      known = undefined;
      return [];
    });
  return known;
}
