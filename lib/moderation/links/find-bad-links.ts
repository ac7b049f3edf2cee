import type { FoldedText } from "../fold";
import type { Finding } from "../types";
import { findLinks, type Link } from "./find-links";
import { isOfficial, registrable, sameOwner } from "./host";
import { judgeLink } from "./judge-link";

/** How many characters around a link are considered. */
const reach = 140;
/** An address repeated this often, in a text of little else, is an advertisement. */
const minRepetitions = 3;
const littleElse = 2;
/** The length between a link's text and its target is limited, to keep the lookahead short. */
const markdownLink = /\[([^[\]\n]{3,200})\]\(\s?([^)\s]{3,500})\)/g;
/** Tags can't overlap, and the target is searched within one tag, so nothing is scanned twice. */
const htmlLink = /<a\s([^<>]{0,900})>([^<]{3,200})<\/a>/g;
const htmlTarget = /href=["']?([^"'\s]{3,500})/;

/** Addresses that run code instead of opening a page. */
const script = /(?<![\w.])(?:javascript:[\w.]+\(|data:text\/html[;,])\S{0,500}/g;

/** "Fly.io" may be just a name; a scheme, "www." or a plain .com means an address. */
function namesSite(link: Link, visibleText: string): boolean {
  const isWholeText = link.written.length >= visibleText.trim().length - 1;
  return isWholeText && (link.explicit || isOfficial(link.host) || /\.(?:com|org|net)$/.test(link.host));
}

/** Links whose visible text names one site and whose target is another. */
function findMismatches(text: string): Finding[] {
  const pairs = [
    ...Array.from(text.matchAll(markdownLink), (found) => ({ found, shown: found[1], target: found[2] })),
    ...Array.from(text.matchAll(htmlLink), (found) => ({
      found,
      shown: found[2],
      target: htmlTarget.exec(found[1] ?? "")?.[1],
    })),
  ];
  return pairs.flatMap(({ found, shown = "", target = "" }) => {
    const [label, destination] = [findLinks(shown)[0], findLinks(target)[0]];
    if (!label || !destination || !namesSite(label, shown)) return [];
    if (sameOwner(label.host, destination.host)) return [];
    const parts = { shown: registrable(label.host), opened: registrable(destination.host) };
    const reason = { key: "mismatch" as const, parts };
    const span = { start: found.index, end: found.index + found[0].length };
    return [{ category: "phishing" as const, severity: "flagged" as const, ...span, reason }];
  });
}

/** The host in its original spelling, which was folded to `link.host`. */
function writtenHost(link: Link, folded: FoldedText, original: string): string {
  const start = link.start + link.written.indexOf(link.host, link.scheme.length);
  return original.slice(folded.origin(start), folded.origin(start + link.host.length));
}

/** Phishing and spam links. Takes both the folded text and the original, since a disguise is itself evidence. */
export function findBadLinks(folded: FoldedText, original: string): Finding[] {
  const { text } = folded;
  const links = findLinks(text);
  const counts = new Map<string, number>();
  for (const { written } of links) counts.set(written, (counts.get(written) ?? 0) + 1);

  const findings = text.includes("](") || text.includes("<a ") ? findMismatches(text) : [];
  for (const { 0: written, index: start } of text.matchAll(script)) {
    const reason = { key: "script" as const };
    findings.push({ category: "phishing", severity: "flagged", start, end: start + written.length, reason });
  }
  for (const link of links) {
    const around = text.slice(Math.max(0, link.start - reach), link.end + reach);
    const verdict = judgeLink(link, writtenHost(link, folded, original), around);
    if (verdict) findings.push({ ...verdict, start: link.start, end: link.end });
    const count = counts.get(link.written) ?? 0;
    if (
      !verdict &&
      link.explicit &&
      count >= minRepetitions &&
      count * link.written.length * littleElse >= text.length
    ) {
      const reason = { key: "repeated" as const, parts: { count: String(count) } };
      findings.push({ category: "spam", severity: "review", start: link.start, end: link.end, reason });
    }
  }
  return findings;
}
