import { z } from "zod";
import { lengths, quotedStart } from "@/lib/platform/forms/lengths";
import { formatInteger } from "@/lib/site/figures";

const address = (label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .trim()
    .max(lengths.link, { error: `${label} must be at most ${formatInteger(lengths.link)} characters.` });

/**
 * Whether it is a path of this site. Browsers remove tabs and line breaks and treat a backslash as a slash, so that
 * `/\evil.example` leads elsewhere: these are rejected.
 */
function isSitePath(value: string): boolean {
  return /^\/(?![/\\])[^\\\s\p{C}]*$/u.test(value);
}

function isWebAddress(value: string, schemes: readonly string[]): boolean {
  return !/[\s\p{C}\\]/u.test(value) && URL.canParse(value) && schemes.includes(new URL(value).protocol);
}

/** An error for a line of a list, which names the line because lines have no labels. */
const ofLine = (label: string, sentence: string) => (issue: { input?: unknown }) =>
  `${label} “${quotedStart(String(issue.input))}” ${sentence}`;

/** A path in a list, without trailing slashes, which would prevent any match. */
export const listedPath = (label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .trim()
    .overwrite((value) => value.replace(/(?<=[^/])\/+$/, ""))
    .max(lengths.link, { error: ofLine(label, `must be at most ${formatInteger(lengths.link)} characters.`) })
    .refine((value) => isSitePath(value) && !/[?#%]/.test(value), {
      error: ofLine(label, "must be a path on this site, such as /status."),
    });

/**
 * Whether a path is a plain name or folder: no pattern, escape, empty segment or `..`. Others would open nothing,
 * because ambiguous paths are never exceptions (matchesPath).
 */
export const isPlainPath = (value: string) =>
  /^(?:\/[\w.~-]+)+$/.test(value) && !/\.\.|\/\.(?:\/|$)/.test(value);

/** As listedPath, but only a name or folder, and not "/", which contains everything. */
export const pathBelowTop = (label: string) =>
  listedPath(label)
    .refine((value) => value !== "/", { error: ofLine(label, "would exempt every page."), abort: true })
    .refine((value) => !isSitePath(value) || /[?#%]/.test(value) || isPlainPath(value), {
      error: ofLine(label, "must be the name of a page or a folder and nothing else, such as /status."),
    });

/** As listedPath: a page or a folder, or "/" for the home page. */
export const pageOrFolder = (label: string) =>
  listedPath(label).refine(
    (value) => !isSitePath(value) || /[?#%]/.test(value) || value === "/" || isPlainPath(value),
    {
      error: ofLine(label, "must be the name of a page or a folder and nothing else, such as /pricing."),
    },
  );

/** An announcement's link: this site, the web, email or phone; never `javascript:` and similar schemes. */
export const safeLink = address("Link").refine(
  (value) => isSitePath(value) || isWebAddress(value, ["https:", "http:", "mailto:", "tel:"]),
  { error: "Link must be a path on this site or an http, https, mailto or tel address." },
);

/** A path of this site or an http(s) address. */
export const siteOrWebAddress = (label: string) =>
  address(label).refine((value) => isSitePath(value) || isWebAddress(value, ["https:", "http:"]), {
    error: `${label} must be a path on this site or an http or https address.`,
  });

export const trueOrFalse = (label: string) => z.boolean({ error: `${label} must be true or false.` });

/** Accepts the whole response of GET as well as the object inside it. */
export const unwrap = (name: string) => (value: unknown) => {
  const inner = (value as Record<string, unknown> | null)?.[name];
  return typeof inner === "object" && inner !== null ? inner : value;
};
