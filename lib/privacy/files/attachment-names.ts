import { lengths } from "@/lib/platform/forms/lengths";

/** What would hide, turn around or break off a name where it is read: controls, marks of direction, of byte order. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What a file was called where it came from, as words to be read: without folders and what can't be seen. */
export function fileLabel(claimed: string): string {
  const name = claimed.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const words = [...name.replace(unseen, "").replace(/\s+/g, " ").trim()];
  return words.slice(0, lengths.fileLabel).join("") || "Unnamed file";
}

interface NamedFile {
  number: number;
  label: string;
  extension: string;
}

/** The name of a file that is handed out: ours, of plain letters and digits, with the extension of its content. */
export function fileName({ number, label, extension }: NamedFile): string {
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
