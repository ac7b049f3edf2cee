import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describeError, log } from "@/lib/platform/log";
import { rowId, slugOf } from "./anchors";
import { patternOfAny, quotedIn, symptomIn } from "./quotations";
import { matchRank, plainMarks } from "./results";

/** The pages of `docs` for operators and deployers, in the order of the README, with what the console calls them. */
export const handbookPages = {
  handbook: "Handbook",
  "gate-and-maintenance": "Gate and maintenance",
  announcements: "Announcements",
  status: "Status",
  "privacy-requests": "Privacy requests",
  "privacy-law": "Privacy law",
  email: "Email",
  webhooks: "Webhooks",
  "staff-and-roles": "Staff and roles",
  runbook: "Runbook",
  configuration: "Configuration",
  deployment: "Deployment",
  backup: "Backup",
  postgresql: "PostgreSQL",
  files: "Files",
  capacity: "Capacity",
  audit: "Audit",
  glossary: "Glossary",
} as const;
export type HandbookPage = keyof typeof handbookPages;
export const handbookPageNames = Object.keys(handbookPages) as HandbookPage[];

/** A page, a section or a row of a table, each found by its title or its text. */
export interface HandbookEntry {
  page: HandbookPage;
  title: string;
  /** Where on the page it is; null for the page itself. */
  id: string | null;
  /** What stands beside a row's title; for a section, the name of its page. */
  detail: string;
  aliases: string;
  text: string;
  /** Matches a longer text, such as a line of the log, that contains a message or name of the title or of the text. */
  pastedTextPattern: { title: RegExp | null; text: RegExp | null };
}

/** The text of Markdown as it is rendered. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/\[([^[\]]+)\]\([^()\s]+\)/g, "$1")
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith("`")
        ? part.slice(1, -1)
        : part.replace(/\*\*(.+?)\*\*/g, "$1").replace(/(?<!\w)_(.+?)_(?!\w)/g, "$1"),
    )
    .join("")
    .replaceAll("\\|", "|");

const entryOf = ({ title, text, ...found }: Omit<HandbookEntry, "pastedTextPattern">): HandbookEntry => ({
  ...found,
  title: plainText(title),
  text: plainText(text),
  pastedTextPattern: {
    title: patternOfAny([...quotedIn(title), ...symptomIn(plainText(title))]),
    text: patternOfAny(quotedIn(text)),
  },
});

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

const isTable = (line: string) => line.startsWith("|");

/** The rows of a section's tables. Of the other cells, the longest says the most. */
function rowsOf(page: HandbookPage, section: string, lines: readonly string[]): HandbookEntry[] {
  let heading = "";
  return lines.flatMap((line, at) => {
    if (!isTable(line)) return [];
    const [title = "", ...cells] = cellsOf(line);
    if (!isTable(lines[at - 1] ?? "")) heading = title;
    // The heading, and the ruler below it.
    if (!isTable(lines[at - 1] ?? "") || !isTable(lines[at - 2] ?? "")) return [];
    const longest = cells.toSorted((one, other) => other.length - one.length)[0] ?? "";
    // A row of figures.
    if (!/\p{L}{3}/u.test(longest)) return [];
    const id = rowId(plainText(heading), plainText(title));
    const aliases = `${section} ${handbookPages[page]}`;
    return [entryOf({ page, title, id, detail: plainText(longest), aliases, text: cells.join(" ") })];
  });
}

/** A page with its sections and its rows, each in its order. */
async function entriesOf(page: HandbookPage) {
  const file = await readFile(path.join(process.cwd(), "docs", `${page}.md`), "utf8");
  const parts = file.replace(/^```.*?^```/gms, "").split(/^#{1,3} /m);
  const found = parts.slice(1).map((part, at) => {
    const [title = "", ...lines] = part.split("\n");
    const isPage = at === 0;
    const section = entryOf({
      page,
      title,
      id: isPage ? null : slugOf(plainText(title)),
      detail: isPage ? "" : handbookPages[page],
      aliases: handbookPages[page],
      text: lines.filter((line) => !isTable(line)).join(" "),
    });
    return { section, rows: rowsOf(page, section.title, lines) };
  });
  return { sections: found.map(({ section }) => section), rows: found.flatMap(({ rows }) => rows) };
}

let known: Promise<HandbookEntry[]> | undefined;

/** What the handbook contains, read once because only a release changes it; empty if the files can't be read. */
export function handbookEntries(): Promise<HandbookEntry[]> {
  known ??= Promise.all(handbookPageNames.map(entriesOf))
    // Of equally good results, a section says more than a row.
    .then((pages) => [...pages.flatMap(({ sections }) => sections), ...pages.flatMap(({ rows }) => rows)])
    .catch((error) => {
      log.error(describeError(error), "the handbook could not be read");
      // The next search tries again.
      known = undefined;
      return [];
    });
  return known;
}

/** The rank as `matchRank` counts: that of the title, better than a message in the text, better than words in the text. */
export function handbookRank(
  { title, aliases, text, pastedTextPattern }: HandbookEntry,
  search: string,
): number | null {
  const rank = matchRank({ title, aliases }, search);
  if (rank !== null) return rank;
  const searchText = plainMarks(search);
  // A single word contains no other.
  const isLonger = /[^\p{L}\p{N}_]/u.test(searchText);
  if (isLonger && pastedTextPattern.title?.test(searchText)) return 1;
  if (isLonger && pastedTextPattern.text?.test(searchText)) return 2;
  return matchRank({ title, aliases: `${aliases} ${text}` }, search) === null ? null : 3;
}
