import { z } from "zod";
import { lengths } from "./lengths";

/** NUL ends a string in too many places downstream, and lone surrogates can't be stored as UTF-8. */
const isWellFormed = (value: string) => !value.includes("\0") && value.isWellFormed();
const isOneLine = (value: string) => !/[\r\n\v\f\u0085\u2028\u2029]/.test(value);

const text = (label: string, maximum: number) =>
  z
    .string({
      error: (issue) => (issue.input === undefined ? `${label} is required.` : `${label} must be text.`),
    })
    .max(maximum, { error: `${label} must be at most ${maximum} characters.` })
    .refine(isWellFormed, { error: `${label} contains characters that can't be stored.` });

/** Free text: stored exactly as it was sent. */
export const freeText = (label: string, maximum: number) => text(label, maximum);

export const requiredText = (label: string, maximum: number) =>
  text(label, maximum).refine((value) => value.trim() !== "", { error: `${label} is required.` });

/** For values that end up in mail headers and lists: no line breaks. */
export const requiredLine = (label: string, maximum: number) =>
  requiredText(label, maximum).refine(isOneLine, { error: `${label} must be a single line.` });

export const optionalLine = (label: string, maximum: number) =>
  text(label, maximum)
    .refine(isOneLine, { error: `${label} must be a single line.` })
    .default("");

/** One bare address: no display name, no list, no line break. */
export const emailAddress = z
  .string({ error: (issue) => (issue.input === undefined ? "Email is required." : "Email must be text.") })
  .refine(isOneLine, { error: "Email must be a single line." })
  .trim()
  .min(1, { error: "Email is required." })
  .max(lengths.email, { error: `Email must be at most ${lengths.email} characters.` })
  .pipe(z.email({ error: "Enter one valid email address.", pattern: z.regexes.html5Email }))
  .refine((value) => /@[^@]+\.[^@]+$/.test(value), { error: "Enter one valid email address." });

export const password = z
  .string({
    error: (issue) => (issue.input === undefined ? "Password is required." : "Password must be text."),
  })
  .min(lengths.passwordMinimum, { error: `Password must be at least ${lengths.passwordMinimum} characters.` })
  .max(lengths.passwordMaximum, { error: `Password must be at most ${lengths.passwordMaximum} characters.` })
  .refine(isWellFormed, { error: "Password contains characters that can't be stored." });

/** Characters that a link or an address can't do without, and its most common beginning. */
const signs = /[/\\<>@]|www\./i;
/** The initials that a word begins with, as in "J.R.R.", "K.Srinivasan" or "डॉ.शर्मा". */
const initials = /(?<!\S)(?:\p{L}\p{M}*\.)+/gu;
/** What a mail program takes for a domain: a dot between a label and two letters or more, with no space. */
const domain = /[\p{L}\p{M}\p{N}][.。]\p{L}\p{M}*\p{L}/u;
/** A telephone number, however it is grouped. */
const digits = /(?:\p{Nd}[\s().+-]*){6}/u;

/**
 * Whether a name carries what a mail program would make a link of, or a number to call: it goes into a mail to somebody
 * else. Titles are no exception ("dr.com" is a domain): "Dr.Müller" has to be written "Dr. Müller". Full-width forms
 * count as what they look like, and characters that nobody sees as nothing.
 */
export function carriesLink(name: string): boolean {
  const plain = name.normalize("NFKC").replace(/\p{Cf}/gu, "");
  return signs.test(plain) || domain.test(plain.replace(initials, "")) || digits.test(plain);
}
