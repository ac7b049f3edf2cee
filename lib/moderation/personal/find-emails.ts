import type { Finding, Reason } from "../types";

/** Endings of files that are never domains, as in "logo@2x.png". */
const fileEndings = new Set("png jpg jpeg gif svg webp avif js ts css json md txt pdf zip".split(" "));

const localPart = /[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}$/u;
const domainPart = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}[\p{L}]{2,24}/u;
/** "name (at) domain (dot) com", "name [at] domain.com" */
const spokenAt = /\s?[([{]\s?at\s?[)\]}]\s?/g;
const spokenDot = /\s?[([{]\s?dot\s?[)\]}]\s?/g;

/** Searches outward from each "@", so that long runs of letters cost nothing. */
function findAddressAround(text: string, at: number): { start: number; end: number } | undefined {
  const local = localPart.exec(text.slice(Math.max(0, at - 64), at))?.[0];
  const domain = domainPart.exec(text.slice(at + 1, at + 255))?.[0];
  if (!local || !domain) return undefined;
  if (fileEndings.has(domain.slice(domain.lastIndexOf(".") + 1))) return undefined;
  const start = at - local.length;
  const end = at + 1 + domain.length;
  // git@host:owner/repository is a machine's address, and so is everything before "@" in a URL.
  if (/^:[\w~]/.test(text.slice(end, end + 2)) || text.slice(Math.max(0, start - 8), start).includes("://")) {
    return undefined;
  }
  return { start, end };
}

/** The original length of a text's first characters, counting each spelled-out dot as one. */
function writtenLength(text: string, length: number): number {
  let more = 0;
  for (const { 0: dot, index } of text.matchAll(spokenDot)) {
    if (index - more >= length) break;
    more += dot.length - 1;
  }
  return length + more;
}

/** Email addresses in folded text, including ones spelled "(at)" and "(dot)". */
export function findEmails(text: string): Finding[] {
  const findings: Finding[] = [];
  const add = (start: number, end: number, key: Reason["key"]) =>
    findings.push({ category: "email", severity: "review", start, end, reason: { key } });

  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const span = findAddressAround(text, at);
    if (span) add(span.start, span.end, "email");
  }
  for (const match of text.matchAll(spokenAt)) {
    const local = localPart.exec(text.slice(Math.max(0, match.index - 64), match.index))?.[0];
    const tail = text.slice(match.index + match[0].length, match.index + match[0].length + 120);
    const domain = domainPart.exec(tail.replace(spokenDot, "."))?.[0];
    if (!local || !domain) continue;
    const start = match.index - local.length;
    const end = match.index + match[0].length + writtenLength(tail, domain.length);
    add(start, end, "spelledEmail");
  }
  return findings;
}
