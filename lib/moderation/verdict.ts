import type { Match, Verdict } from "./types";

/** The most severe match decides. */
export function verdictOf(matches: readonly Match[]): Verdict {
  if (matches.some(({ severity }) => severity === "flagged")) return "flagged";
  return matches.length > 0 ? "review" : "allowed";
}

export type Segment = { start: number; text: string; match?: Match };

/** Splits the text into matches and the text between them, in order and without loss. */
export function segmentsOf(text: string, matches: readonly Match[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const match of matches) {
    if (match.start > at) segments.push({ start: at, text: text.slice(at, match.start) });
    segments.push({ start: match.start, text: match.excerpt, match });
    at = match.end;
  }
  if (at < text.length) segments.push({ start: at, text: text.slice(at) });
  return segments;
}
