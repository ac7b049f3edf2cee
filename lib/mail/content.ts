import type { Language } from "@/lib/site/language";

/** A block of an email. Values are plain text; the renderer escapes them. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "rows"; rows: [label: string, value: string][] }
  | { kind: "quote"; text: string }
  | { kind: "button"; label: string; href: string };

/** An email's content as pure data, rendered to text and HTML in one place. */
export interface MailContent {
  /** The email's language; English by default. */
  language?: Language;
  subject: string;
  heading: string;
  blocks: Block[];
}

export const paragraph = (text: string): Block => ({ kind: "paragraph", text });
export const rows = (...rows: [string, string][]): Block => ({ kind: "rows", rows });
export const quote = (text: string): Block => ({ kind: "quote", text });
export const button = (label: string, href: string): Block => ({ kind: "button", label, href });
