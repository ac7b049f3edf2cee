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
export const filesCopy = {
  title: "Files",
  note: "What other systems hold about the person. Completed with its data offered, the request gives them out in one ZIP with what this site holds.",
  none: "No files.",
  fromRequester: "Sent by the requester",
  fromOffice: (staff: string) => `Attached by ${staff}`,
  field: "Files to attach",
  hint: `${kinds}; up to ${files.fileMib} MiB each. They are stored encrypted.`,
  button: "Attach",
  remove: "Remove",
  added: (count: number) => (count === 1 ? "The file is attached." : `${count} files are attached.`),
  removed: "The file is removed.",
  package: "Download the answer as ZIP",
  packageNote:
    "What the requester gets: a page to read, the same as JSON, and the attached files. Fetching it is recorded.",
} as const;

/** The panels that a form with files ends at without JavaScript, by the fragment that names each. */
export const uploadPanels = {
  sent: { id: "files-sent", tone: "success" },
  large: { id: "files-too-large", tone: "danger" },
  kind: { id: "files-not-taken", tone: "danger" },
  closed: { id: "files-not-asked", tone: "warning" },
  failed: { id: "files-failed", tone: "danger" },
} as const;

export function refusedPanel(status: number): string {
  const panels: Record<number, keyof typeof uploadPanels> = { 409: "closed", 413: "large", 422: "kind" };
  return uploadPanels[panels[status] ?? "failed"].id;
}

/** Why files aren't taken. */
export const filesRefused = {
  closed: "The request is closed: no more files can be added.",
  noData: "This kind of request doesn't ask for data.",
  gone: "There is no such file.",
  tooMuch: (mib: number) => `The files of a request may have at most ${mib} MiB together.`,
  unreadable: "This file can’t be read: it was damaged, or stored with another key. Nothing of it was sent.",
} as const;
