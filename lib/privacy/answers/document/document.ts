import { formatFileSize } from "@/lib/platform/files/names";
import { escapeHtml } from "@/lib/platform/xml-text";
import type { HeldData } from "@/lib/privacy/answers/held";
import type { Processing } from "@/lib/privacy/answers/processing/processing";
import { explanationOf } from "@/lib/privacy/answers/processing/sections";
import { site } from "@/lib/site/brand";
import { longDate, longTime } from "@/lib/site/dates";
import type { Language } from "@/lib/site/language";
import { style } from "./style";
import { answerWords, labelOf, wordsOf } from "./words";
import type { AnswerWords } from "./words/en";

export interface AttachedFile {
  /** Its path in the archive. */
  name: string;
  label: string;
  contentType: string;
  size: number;
  addedAt: Date;
}

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Makes the HTML of rows, with the names of fields and their values in a language. */
function fieldsIn(language: Language) {
  /** One field: its value as text, or the fields inside it. */
  function field(name: string, value: unknown, row: Row): string {
    const label = escapeHtml(labelOf(name, language));
    if (Array.isArray(value)) {
      if (value.length === 0) return "";
      const items = value.map((item) =>
        isRow(item) ? `<li>${fields(item)}</li>` : `<li dir="auto">${escapeHtml(String(item))}</li>`,
      );
      return `<div><dt>${label}</dt><dd><ol>${items.join("")}</ol></dd></div>`;
    }
    if (isRow(value)) {
      const inside = fields(value);
      return inside && `<div><dt>${label}</dt><dd>${inside}</dd></div>`;
    }
    const words = wordsOf(name, value, row, language);
    return words === null ? "" : `<div><dt>${label}</dt><dd dir="auto">${escapeHtml(words)}</dd></div>`;
  }

  function fields(row: Row): string {
    const all = Object.entries(row).map(([name, value]) => field(name, value, row));
    const some = all.filter(Boolean).join("");
    return some && `<dl>${some}</dl>`;
  }
  return fields;
}

interface Section {
  id: keyof AnswerWords["sections"];
  body: string;
}

const toList = (row: Row | null): Row[] => (row ? [row] : []);

function fileTable(files: readonly AttachedFile[], language: Language): string {
  if (files.length === 0) return "";
  const { file, size, added } = answerWords[language].files;
  const rows = files.map((attached) => {
    const link = `<a href="${escapeHtml(attached.name)}" dir="auto">${escapeHtml(attached.label)}</a>`;
    const moment = escapeHtml(longTime(attached.addedAt, language));
    return `<tr><th scope="row">${link}</th><td>${formatFileSize(attached.size, language)}</td><td>${moment}</td></tr>`;
  });
  const head = [file, size, added].map((column) => `<th scope="col">${column}</th>`).join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function sectionsOf(heldData: HeldData, files: readonly AttachedFile[], language: Language): Section[] {
  const { sections } = answerWords[language];
  const fields = fieldsIn(language);
  const records = (id: Section["id"], rows: readonly Row[], titleOf: (row: Row) => unknown): Section => {
    const all = rows.map((row) => {
      const title = String(titleOf(row) || sections[id]);
      return `<article><h3 dir="auto">${escapeHtml(title)}</h3>${fields(row)}</article>`;
    });
    return { id, body: all.join("") };
  };
  const subscriptions = [...toList(heldData.statusUpdates), ...heldData.unconfirmedStatusUpdates];
  const leftOut = heldData.leftOut.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join("");
  return [
    records("account", toList(heldData.account), ({ email }) => email),
    records("contactMessages", heldData.contactMessages, ({ reference }) => reference),
    records("privacyRequests", heldData.privacyRequests, ({ reference }) => reference),
    records("filedAsAgent", heldData.filedAsAgent, ({ reference }) => reference),
    records("otherSystems", heldData.otherSystems, ({ system }) => system),
    records("mails", heldData.mails, ({ subject }) => subject),
    records("refusedForms", heldData.refusedForms, (row) => wordsOf("form", row.form, row, language)),
    records(
      "statusUpdates",
      subscriptions,
      ({ createdAt }) => createdAt instanceof Date && longTime(createdAt, language),
    ),
    records("optOutSignal", toList(heldData.optOutSignal), () => ""),
    { id: "files", body: fileTable(files, language) },
    { id: "leftOut", body: `<ul>${leftOut}</ul>` },
  ];
}

/** Renders a web address as a link, and other values as text. */
const linkUrls = (value: string) =>
  /^https:\/\/\S+$/.test(value)
    ? `<a href="${escapeHtml(value)}">${escapeHtml(value)}</a>`
    : escapeHtml(value);

function explanationPart(processing: Processing, language: Language): string {
  const { title, lead, sections } = explanationOf(processing, language);
  const parts = sections.map(({ title, paragraphs, records }) => {
    const texts = paragraphs.map((text) => `<p dir="auto" class="kept">${escapeHtml(text)}</p>`);
    const lists = records.map(({ title: name, rows }) => {
      const all = rows.map(
        ([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${linkUrls(value)}</dd></div>`,
      );
      return `<article>${name ? `<h4>${escapeHtml(name)}</h4>` : ""}<dl>${all.join("")}</dl></article>`;
    });
    return `<h3>${escapeHtml(title)}</h3>${texts.join("")}${lists.join("")}`;
  });
  return `<section aria-labelledby="processing"><h2 id="processing">${escapeHtml(title)}</h2><p>${escapeHtml(lead)}</p>${parts.join("")}</section>`;
}

/**
 * What is held about a person and what we do with it, as one HTML document that opens without a network and prints well.
 * @param request the request it answers, which has its language
 */
export function answerDocument(
  { reference, language }: { reference: string; language: Language },
  heldData: HeldData,
  processing: Processing,
  files: readonly AttachedFile[],
): string {
  const words = answerWords[language];
  const sections = sectionsOf(heldData, files, language);
  const contents = sections.map(({ id, body }) => {
    const empty = body === "" ? ` <span>(${words.nothing})</span>` : "";
    return `<li><a href="#${id}">${escapeHtml(words.sections[id])}</a>${empty}</li>`;
  });
  const parts = sections.map(
    ({ id, body }) =>
      `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(words.sections[id])}</h2>${body || `<p>${words.nothing}</p>`}</section>`,
  );
  contents.push(
    `<li><a href="#processing">${escapeHtml(explanationOf(processing, language).title)}</a></li>`,
  );
  const date = longDate(heldData.generatedAt, language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(words.titleOf({ reference }))}</title>
<style>${style}</style>
</head>
<body>
<header>
<p class="brand">${escapeHtml(site.name)}</p>
<h1>${words.title}</h1>
<p>${escapeHtml(words.lead({ email: heldData.email, date, reference }))}</p>
<p>${words.also}</p>
</header>
<nav aria-labelledby="contents"><h2 id="contents">${words.contents}</h2><ol>${contents.join("")}</ol></nav>
<main>
${parts.join("\n")}
${explanationPart(processing, language)}
</main>
<footer><p>${escapeHtml(words.contact)}</p></footer>
</body>
</html>
`;
}
