import { lengths } from "@/lib/platform/forms/lengths";
import { type Language, mainLanguage } from "@/lib/site/language";

/** Control characters, and marks of direction and byte order: they could hide, reverse or cut off a name. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A file's original name, for display: without folders and invisible characters. */
export function fileLabel(claimed: string): string {
  const name = claimed.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const characters = [...name.replace(unseen, "").replace(/\s+/g, " ").trim()];
  return characters.slice(0, lengths.fileLabel).join("") || "Unnamed file";
}

interface NamedFile {
  number: number;
  label: string;
  extension: string;
}

/** The name for a download: ASCII letters and digits, with the extension that fits the content. */
export function downloadName({ number, label, extension }: NamedFile): string {
  const stem = label.replace(/\.[^.]*$/, "");
  const words = stem
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  return `${String(number).padStart(2, "0")}${words && `-${words}`}.${extension}`;
}

/** Other extensions that fit the content as well. Any other one could make a mail program start something. */
const sameKinds: Record<string, readonly string[]> = {
  jpg: ["jpeg"],
  tif: ["tiff"],
  mp4: ["m4v"],
  txt: ["csv", "log", "md"],
};

/** The name for an attachment of an email: the original name, with an extension that fits the content. */
export function attachmentName({ label, extension }: Omit<NamedFile, "number">): string {
  const claimed = /\.([^.]*)$/.exec(label)?.[1]?.toLowerCase() ?? "";
  const isKind = claimed === extension || sameKinds[extension]?.includes(claimed);
  return isKind ? label : `${label}.${extension}`;
}

/** @returns e.g. "312 bytes", "48 KB", "12.4 MB", as the language writes them */
export function formatFileSize(bytes: number, language: Language = mainLanguage): string {
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
