import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * `npm run fonts`: writes the font subsets that the site serves: its weights, kerning and tabular figures, no ligatures
 * or hints. Run it again when the font packages change. Other characters come from `instrument-sans-more`, which
 * browsers load only when needed; code falls back to the system's monospaced font.
 */
const packages = path.join(import.meta.dirname, "../node_modules/@fontsource-variable");
const target = path.join(import.meta.dirname, "../app/fonts");

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
const shown = `${range(0x20, 0x7e)}\u00a0§©·–—‘’“”•…€−≥`;
/** Additional characters of German, French and Spanish. */
const accented = `${"áàâäæçéèêëíîïñóôöœúùûüÿ".replace(/./gu, (letter) => letter + letter.toUpperCase())}ß¡¿ªº«»‚„‹›°\u00ad`;

/** The characters of the `unicode-range` in the style sheet. @throws if the first face already contains one of them */
function inRange(): string {
  const styles = readFileSync(path.join(target, "../globals.css"), "utf8");
  const ranges = [...styles.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  const characters = ranges
    .map(([, first = "", last = first]) => range(Number.parseInt(first, 16), Number.parseInt(last, 16)))
    .join("");
  const twice = [...characters].filter((character) => (shown + accented).includes(character));
  if (characters === "" || twice.length > 0)
    throw new Error(
      `app/globals.css: the range is missing or names what is shown anyway: ${twice.join(" ")}`,
    );
  return characters;
}

/** Writes the family's license beside its faces. @returns a font with only these characters */
async function cutDown(family: string, characters: string, features: string[]): Promise<Uint8Array> {
  const source = path.join(packages, family);
  const whole = readFileSync(path.join(source, `files/${family}-latin-wght-normal.woff2`));
  const subset = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: features,
    noHinting: true,
  });
  copyFileSync(path.join(source, "LICENSE"), path.join(target, `${family}.LICENSE.txt`));
  console.log(`${family}: ${whole.length} -> ${subset.length} bytes`);
  return subset;
}

const text = await cutDown("instrument-sans", shown + accented, ["kern", "tnum"]);
writeFileSync(path.join(target, "instrument-sans.woff2"), text);
const more = await cutDown("instrument-sans", inRange(), ["kern"]);
writeFileSync(path.join(target, "instrument-sans-more.woff2"), more);
writeFileSync(path.join(target, "jetbrains-mono.woff2"), await cutDown("jetbrains-mono", shown, []));
