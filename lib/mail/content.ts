import type { Language } from "@/lib/site/language";

/** One part of a mail. Values are plain text: the renderer escapes them. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "rows"; rows: [label: string, value: string][] }
  | { kind: "quote"; text: string }
  | { kind: "button"; label: string; href: string };

/** A mail as a template describes it: pure data, rendered to text and HTML in one place. */
export interface MailContent {
  /** In which it is written; English unless told. */
  language?: Language;
  subject: string;
  heading: string;
  blocks: Block[];
}

export const paragraph = (text: string): Block => ({ kind: "paragraph", text });
export const rows = (...rows: [string, string][]): Block => ({ kind: "rows", rows });
export const quote = (text: string): Block => ({ kind: "quote", text });
export const button = (label: string, href: string): Block => ({ kind: "button", label, href });
