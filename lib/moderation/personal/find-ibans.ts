import type { Finding } from "../types";

/** Length by country, from the SWIFT IBAN registry. */
const lengths: Record<string, number> = Object.fromEntries(
  (
    "ad24 ae23 al28 at20 az28 ba20 be16 bg22 bh22 bi27 br29 by28 ch21 cr22 cy28 cz24 de22 dj27 dk18 do28 ee20 eg29 " +
    "es24 fi18 fk18 fo18 fr27 gb22 ge22 gi23 gl18 gr27 gt28 hn28 hr21 hu28 ie22 il23 iq23 is26 it27 jo30 kw30 kz20 " +
    "lb28 lc32 li21 lt20 lu20 lv21 ly25 mc27 md24 me22 mk19 mn20 mr27 mt31 mu30 ni28 nl18 no15 om23 pk24 pl28 ps29 " +
    "pt25 qa29 ro24 rs22 ru33 sa24 sc31 sd18 se24 si19 sk24 sm27 so23 st25 sv28 tl23 tn24 tr26 ua29 va22 vg24 xk20 ye30"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

const opening = /(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?= ?[a-z0-9])/gu;

/** ISO 7064 MOD 97-10: the first four characters moved to the end, letters as 10…35, remainder 1. */
function passesMod97(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** International bank account numbers in folded text, without spaces or in printed groups of four. */
export function findIbans(text: string): Finding[] {
  const findings: Finding[] = [];
  for (const match of text.matchAll(opening)) {
    const length = lengths[match[0].slice(0, 2)];
    if (!length) continue;
    const pieces = Math.ceil(length / 4);
    const window = text.slice(match.index, match.index + length + pieces);
    const written = new RegExp(`^(?:[a-z0-9]{${length}}|[a-z0-9]{4}(?: [a-z0-9]{1,4}){${pieces - 1}})`).exec(
      window,
    )?.[0];
    const iban = written?.replace(/ /g, "");
    const after = text[match.index + (written?.length ?? 0)] ?? " ";
    if (!written || iban?.length !== length || /[a-z0-9]/.test(after) || !passesMod97(iban)) continue;
    findings.push({
      category: "iban",
      severity: "flagged",
      start: match.index,
      end: match.index + written.length,
      reason: { key: "iban", parts: { country: iban.slice(0, 2).toUpperCase() } },
    });
  }
  return findings;
}
