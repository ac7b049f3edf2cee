import { figures } from "@/lib/site/figures";
import { type Language, mainLanguage } from "@/lib/site/language";

const { files } = figures.privacy;

/** @returns e.g. "312 bytes", "48 KB", "12.4 MB", as the language writes them */
export function fileSize(bytes: number, language: Language = mainLanguage): string {
  if (language !== mainLanguage) return sizeIn(language, bytes);
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? "byte" : "bytes"}`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function sizeIn(language: Language, bytes: number): string {
  const say = (count: number, unit: string, unitDisplay: "long" | "short", maximumFractionDigits = 0) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay, maximumFractionDigits }).format(
      count,
    );
  if (bytes < 1000) return say(bytes, "byte", "long");
  if (bytes < 999_500) return say(bytes / 1000, "kilobyte", "short");
  return say(bytes / 1_000_000, "megabyte", "short", 1);
}

const kinds = "PDF, images, office documents, text, CSV, JSON, recordings or ZIP";

/** What the console says of a request's files. */
export const filesWords = {
  title: "Files",
  note: "Data that other systems hold about the person. If you complete the request and offer the data, the requester gets these files and the data of this site in one ZIP.",
  none: "No files.",
  fromRequester: "Sent by the requester",
  fromOffice: (staff: string) => `Attached by ${staff}`,
  field: "Files to attach",
  hint: `${kinds}; up to ${files.fileMib} MiB each. They are stored encrypted.`,
  button: "Attach",
  remove: "Remove",
  contains: (names: string) => `May contain: ${names}. Check it before you give it out (11 CCR § 7024(d)).`,
  unread:
    "Not checked for social security, identity, bank and card numbers: only text, CSV, JSON and HTML files are checked.",
  added: (count: number) => (count === 1 ? "File attached." : `${count} files attached.`),
  removed: "File removed.",
  package: "Download the answer as ZIP",
  packageNote:
    "What the requester gets: a page to read, the same data as JSON, and the attached files. The download is recorded.",
} as const;

/** Why files aren't taken. */
export const filesRefused = {
  closed: "The request is closed, so you can’t add more files.",
  noData: "This kind of request doesn’t ask for data.",
  gone: "This file doesn’t exist.",
  tooMuch: (mib: number) => `The files of a request can have at most ${mib} MiB in total.`,
  unreadable: "This file can’t be read. It is damaged or was stored with a different key.",
} as const;
