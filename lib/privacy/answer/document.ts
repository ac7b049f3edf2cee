import { escapeHtml } from "@/lib/platform/escape-html";
import { site } from "@/lib/site/brand";
import { longTime } from "@/lib/site/dates";
import { fileSize } from "../attachment-words";
import { style } from "./style";
import { documentCopy as copy, labelOf, wordsOf } from "./words";

export interface AttachedFile {
  /** Its path in the archive. */
  name: string;
  label: string;
  contentType: string;
  size: number;
  addedAt: Date;
}

type Row = Record<string, unknown>;

/** What is held, as `subjectAccess` gives it. */
export interface Held {
  email: string;
  generatedAt: Date;
  account: Row | null;
  contactMessages: readonly Row[];
  privacyRequests: readonly Row[];
  filedAsAgent: readonly Row[];
  otherSystems: readonly Row[];
  mails: readonly Row[];
  refusedForms: readonly Row[];
  statusUpdates: Row | null;
  unconfirmedStatusUpdates: readonly Row[];
  leftOut: readonly string[];
}

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** One field: its words, or below it what lies in it. Headings go down to the sixth and no further. */
function field(name: string, value: unknown, row: Row, level: number): string {
  const label = escapeHtml(labelOf(name));
  if (Array.isArray(value)) {
    if (value.length === 0) return "";
    const items = value.map((item) =>
      isRow(item) ? `<li>${fields(item, level + 1)}</li>` : `<li dir="auto">${escapeHtml(String(item))}</li>`,
    );
    return `<div><dt>${label}</dt><dd><ol>${items.join("")}</ol></dd></div>`;
  }
  if (isRow(value)) {
    const inside = fields(value, level + 1);
    return inside && `<div><dt>${label}</dt><dd>${inside}</dd></div>`;
  }
  const words = wordsOf(name, value, row);
  return words === null ? "" : `<div><dt>${label}</dt><dd dir="auto">${escapeHtml(words)}</dd></div>`;
}

function fields(row: Row, level = 0): string {
  const all = Object.entries(row).map(([name, value]) => field(name, value, row, level));
  const some = all.filter(Boolean).join("");
  return some && `<dl>${some}</dl>`;
}

type TitleOf = (row: Row) => unknown;

interface Section {
  id: keyof typeof copy.sections;
  body: string;
}

function records(id: Section["id"], rows: readonly Row[], titleOf: TitleOf): Section {
  const all = rows.map((row) => {
    const title = String(titleOf(row) || copy.sections[id]);
    return `<article><h3 dir="auto">${escapeHtml(title)}</h3>${fields(row)}</article>`;
  });
  return { id, body: all.join("") };
}

const one = (row: Row | null): Row[] => (row ? [row] : []);

function fileTable(files: readonly AttachedFile[]): string {
  if (files.length === 0) return "";
  const rows = files.map(
    ({ name, label, size, addedAt }) =>
      `<tr><th scope="row"><a href="${escapeHtml(name)}" dir="auto">${escapeHtml(label)}</a></th><td>${fileSize(size)}</td><td>${escapeHtml(longTime(addedAt))}</td></tr>`,
  );
  const head = `<tr><th scope="col">File</th><th scope="col">Size</th><th scope="col">Added</th></tr>`;
  return `<table><thead>${head}</thead><tbody>${rows.join("")}</tbody></table>`;
}

function sectionsOf(held: Held, files: readonly AttachedFile[]): Section[] {
  const subscriptions = [...one(held.statusUpdates), ...held.unconfirmedStatusUpdates];
  const leftOut = held.leftOut.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join("");
  return [
    records("account", one(held.account), ({ email }) => email),
    records("contactMessages", held.contactMessages, ({ reference }) => reference),
    records("privacyRequests", held.privacyRequests, ({ reference }) => reference),
    records("filedAsAgent", held.filedAsAgent, ({ reference }) => reference),
    records("otherSystems", held.otherSystems, ({ system }) => system),
    records("mails", held.mails, ({ subject }) => subject),
    records("refusedForms", held.refusedForms, ({ form }) => form),
    records(
      "statusUpdates",
      subscriptions,
      ({ createdAt }) => createdAt instanceof Date && longTime(createdAt),
    ),
    { id: "files", body: fileTable(files) },
    { id: "leftOut", body: `<ul>${leftOut}</ul>` },
  ];
}

/**
 * What is held about a person as one HTML document: it needs nothing beside it, opens without a network and prints.
 * @param reference of the request that it answers
 */
export function answerDocument(reference: string, held: Held, files: readonly AttachedFile[]): string {
  const sections = sectionsOf(held, files);
  const contents = sections.map(({ id, body }) => {
    const empty = body === "" ? ` <span>(${copy.nothing})</span>` : "";
    return `<li><a href="#${id}">${escapeHtml(copy.sections[id])}</a>${empty}</li>`;
  });
  const parts = sections.map(
    ({ id, body }) =>
      `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(copy.sections[id])}</h2>${body || `<p>${copy.nothing}</p>`}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(`${copy.title} (${reference})`)}</title>
<style>${style}</style>
</head>
<body>
<header>
<p class="brand">${escapeHtml(site.name)}</p>
<h1>${copy.title}</h1>
<p>${escapeHtml(`${copy.lead(held.email, held.generatedAt)} ${reference}.`)}</p>
<p>${copy.also}</p>
</header>
<nav aria-labelledby="contents"><h2 id="contents">${copy.contents}</h2><ol>${contents.join("")}</ol></nav>
<main>
${parts.join("\n")}
</main>
<footer><p>${escapeHtml(copy.contact)}</p></footer>
</body>
</html>
`;
}
