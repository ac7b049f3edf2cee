import { z } from "zod";
import { lengths } from "@/lib/limits";

const address = (label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .trim()
    .max(lengths.link, { error: `${label} must be at most ${lengths.link} characters.` });

/**
 * A path of this site. Browsers drop tabs and line breaks and read a backslash as a slash, so that `/\evil.example`
 * leads elsewhere: none of these pass.
 */
function isSitePath(value: string): boolean {
  return /^\/(?![/\\])[^\\\s\p{C}]*$/u.test(value);
}

function isWebAddress(value: string, schemes: readonly string[]): boolean {
  return !/[\s\p{C}\\]/u.test(value) && URL.canParse(value) && schemes.includes(new URL(value).protocol);
}

export const sitePath = (label: string) =>
  address(label).refine((value) => isSitePath(value) && !/[?#%]/.test(value), {
    error: `${label} must be a path of this site, such as /status.`,
  });

/** Where an announcement may lead: this site, the web, mail or telephone; never `javascript:` and its like. */
export const safeLink = address("Link").refine(
  (value) => isSitePath(value) || isWebAddress(value, ["https:", "http:", "mailto:", "tel:"]),
  { error: "Link must be a path of this site or an http, https, mailto or tel address." },
);

/** A path of this site or an http(s) address. */
export const siteOrWebAddress = (label: string) =>
  address(label).refine((value) => isSitePath(value) || isWebAddress(value, ["https:", "http:"]), {
    error: `${label} must be a path of this site or an http or https address.`,
  });

/** A moment with its offset from UTC; stored in UTC. */
export const isoMoment = (label: string) =>
  z.iso
    .datetime({ offset: true, error: `${label} must be a moment such as 2026-01-31T18:00:00Z.` })
    .transform((value) => new Date(value).toISOString());
