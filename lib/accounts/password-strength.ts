export type Strength = "weak" | "fair" | "good" | "strong";

/** What guessing programs try first: as part of a password, each counts as one character. */
const commonplace =
  /p[a4@]ss?w[o0]r[dt]|qwerty|qwertz|azerty|asdf|zxcv|letmein|welcome|iloveyou|monkey|dragon|football|admin|login|palisade|abc123|(?:19|20)\d\d/gi;

const classes: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
];

/** Characters that don't merely repeat or continue (abc, 321) the one before. */
function countUnpredictable(text: string): number {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, at) => {
    const before = codes[at - 1];
    return before === undefined || Math.abs(code - before) > 1;
  }).length;
}

/** A rough estimate from length and variety, shown as a hint only. */
export function passwordStrength(password: string): Strength {
  const pool = classes.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  const rest = password.replace(commonplace, "\u0001");
  const distinct = new Set(rest.toLowerCase()).size;
  const bits = Math.min(countUnpredictable(rest), distinct * 2) * Math.log2(Math.max(pool, 1));
  if (bits < 40) return "weak";
  if (bits < 60) return "fair";
  return bits < 80 ? "good" : "strong";
}
