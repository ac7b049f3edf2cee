import { makeBadge } from "badge-maker";
import { escapeHtml } from "@/lib/platform/xml-text";
import { site } from "@/lib/site/brand";
import { type Language, mainLanguage } from "@/lib/site/language";
import { checkedAt } from "./checked-at";
import { formats } from "./localized-formats";
import type { HealthRecord } from "./schema";
import { statusTones } from "./tones";
import { headlineOf, statusWords } from "./words";

type Tone = (typeof statusTones)[keyof typeof statusTones];

/** The images appear on other websites without the site's color tokens: these are their sRGB values. */
const tones: Record<"light" | "dark", Record<Tone, string>> = {
  light: { allowed: "#1c7a4d", review: "#8a5a00", flagged: "#b3261e", neutral: "#5d6274", accent: "#3d4fc4" },
  dark: { allowed: "#6fd0a0", review: "#e3b866", flagged: "#f59a8c", neutral: "#a3a9bb", accent: "#9aa9f7" },
};

const surfaces = {
  light: { canvas: "#ffffff", line: "#dfe0e3", ink: "#171a24", soft: "#474b58" },
  dark: { canvas: "#1a1d29", line: "#363b4a", ink: "#eff0f4", soft: "#b8bccb" },
};

/** The overall state in two words, with its source if that isn't the probes. */
export function renderBadge(
  { status, label, source }: HealthRecord,
  language: Language = mainLanguage,
): string {
  const { images } = statusWords[language];
  const message = source === "reported" ? images.reported({ state: label }) : label;
  const color = tones.light[statusTones[status]];
  return makeBadge({ label: site.name, message, color, labelColor: "#2b3040" });
}

const width = 420;
const padding = 20;
const rowHeight = 26;
/** Characters per line at the size of the small text, within the padding. */
const lineLength = 58;

/** Wraps a sentence at spaces into lines of at most `lineLength` characters. */
function wrapLines(sentence: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of sentence.split(" ")) {
    if (line.length + word.length >= lineLength) {
      lines.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...lines, line];
}

interface Text {
  y: number;
  size: number;
  fill: string;
  weight?: number;
  x?: number;
  anchor?: "end";
}

const textAt = (content: string, { x = padding, y, size, fill, weight = 400, anchor }: Text) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-weight="${weight}"${anchor ? ` text-anchor="${anchor}"` : ""}>${escapeHtml(content)}</text>`;

/** The status page as a small card for another website. */
export function renderCard(
  record: HealthRecord,
  theme: "light" | "dark",
  language: Language = mainLanguage,
): string {
  const { images: words } = statusWords[language];
  const { canvas, line, ink, soft } = surfaces[theme];
  const colorOf = (status: keyof typeof statusTones) => tones[theme][statusTones[status]];
  const headline = headlineOf(record.status, language);
  const says = wrapLines(record.says);
  const top = 66 + says.length * 18;
  const rows = record.services.map(({ name, status, label }, index) => {
    const y = top + 24 + index * rowHeight;
    const right = width - padding;
    return [
      textAt(name, { y, size: 14, fill: ink }),
      textAt(label, {
        x: right - 16,
        y,
        size: 14,
        fill: colorOf(status),
        weight: 600,
        anchor: "end",
      }),
      `<circle cx="${right - 5}" cy="${y - 5}" r="5" fill="${colorOf(status)}"/>`,
    ].join("");
  });
  const height = top + 24 + rows.length * rowHeight + 20;
  const at = checkedAt(record);
  const checked = at ? words.checked({ moment: formats[language].moment(at) }) : "";
  const name = escapeHtml(words.described({ title: words.title, headline, says: record.says }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}" font-family="Instrument Sans, ui-sans-serif, system-ui, -apple-system, Segoe UI, Helvetica, Arial, sans-serif">`,
    `<title>${name}</title>`,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="12" fill="${canvas}" stroke="${line}"/>`,
    textAt(words.title, { y: 30, size: 12, fill: soft }),
    textAt(headline, { y: 54, size: 20, fill: colorOf(record.status), weight: 600 }),
    ...says.map((sentence, index) => textAt(sentence, { y: 76 + index * 18, size: 13, fill: soft })),
    `<path d="M${padding} ${top}H${width - padding}" stroke="${line}"/>`,
    ...rows,
    textAt(checked, { y: height - 14, size: 11, fill: soft }),
    "</svg>",
  ].join("");
}
