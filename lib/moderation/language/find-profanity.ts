import { withoutEnd } from "../fold";
import type { Finding, Reason } from "../types";
import { joinedPairs, lexicon } from "./lexicon";
import { type Hit, lookUp } from "./lookup";

const token = /[\p{L}\p{N}@$!*#%]+/gu;
/** Symbols that stand for a letter inside a word but are punctuation at its edges ("shit!", "**bold**"). */
const edges = "!*#%";
/** Separated single letters: "f u c k", "s.h.i.t". At least four, because initials would match otherwise. */
const spelledOut = /(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]{1,2}\p{L}(?![\p{L}\p{N}])){3,19}/gu;
/** Harmless phrases that contain a listed word. */
const innocent = /spic[- ](?:and|&|n)[- ]span/g;

function reasonFor({ how, severity, word }: Hit): Reason {
  if (how === "plain") return { key: severity === "flagged" ? "listed" : "mild" };
  return { key: how, parts: { word } };
}

/** Listed words of four letters and more by their first three letters, longest first. */
const byOpening = new Map<string, string[]>();
for (const form of [...lexicon.keys()].sort((a, b) => b.length - a.length)) {
  if (form.length < 4) continue;
  const opening = form.slice(0, 3);
  byOpening.set(opening, [...(byOpening.get(opening) ?? []), form]);
}

/** The listed word in a run of single letters. In "a c r a p deal", the first letter isn't part of it. */
function findSpelled(run: string) {
  const letters = Array.from(run.matchAll(/\p{L}/gu));
  // A letter outside the basic plane takes two units; a single symbol in its place keeps both counts equal.
  const joinedLetters = letters.map(({ 0: letter }) => (letter.length === 1 ? letter : "?")).join("");
  for (let from = 0; from + 4 <= joinedLetters.length; from++) {
    const form = byOpening
      .get(joinedLetters.slice(from, from + 3))
      ?.find((word) => joinedLetters.startsWith(word, from));
    const entry = form && lexicon.get(form);
    const [first, last] = [letters[from], letters[from + (form?.length ?? 0) - 1]];
    if (entry && first && last) return { entry, start: first.index, end: last.index + 1 };
  }
  return undefined;
}

/** Profanity and slurs in folded text, whole words only. The caller handles overlaps. */
export function findProfanity(text: string): Finding[] {
  const findings: Finding[] = [];
  const add = (start: number, end: number, hit: Hit) =>
    findings.push({
      category: "profanity",
      severity: hit.severity,
      start,
      end,
      reason: reasonFor(hit),
    });

  let previous = { word: "", start: 0, end: -1 };
  for (const match of text.matchAll(token)) {
    const lead = /^[!*#%]+/.exec(match[0])?.[0].length ?? 0;
    const word = withoutEnd(match[0].slice(lead), edges);
    if (word.length < 2 || /^\d+$/.test(word)) continue;
    const start = match.index + lead;
    const end = start + word.length;
    const pair = previous.word + word;
    const hit = lookUp(word);
    if (hit) add(start, end, hit);
    else if (start === previous.end + 1 && joinedPairs.has(pair)) {
      add(previous.start, end, { word: pair, severity: "flagged", how: "disguised" });
    }
    previous = { word, start, end };
  }
  for (const match of text.matchAll(spelledOut)) {
    const word = findSpelled(match[0]);
    if (word) add(match.index + word.start, match.index + word.end, { ...word.entry, how: "disguised" });
  }
  const innocentStarts = new Set(Array.from(text.matchAll(innocent), (found) => found.index));
  return findings.filter((finding) => !innocentStarts.has(finding.start));
}
