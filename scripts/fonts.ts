import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * `npm run fonts`: writes the faces that the site serves, cut down to what it shows, in the weights of its styles: of
 * the layout's features kerning and figures of one width, no ligatures, no hints. To be run again when the packages
 * change. Text in other characters needs `instrument-sans-more`, which a browser fetches only then; code falls back to
 * the visitor's own monospaced face. Spanish is in the first file: the pages show messages in it, and the names of the
 * languages. The rest of what German, French and Spanish text needs is in `instrument-sans-accents`, which only their pages
 * fetch, from the start.
 */
const packages = path.join(import.meta.dirname, "../node_modules/@fontsource-variable");
const target = path.join(import.meta.dirname, "../app/fonts");

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
const shown = `${range(0x20, 0x7e)}\u00a0§©·–—‘’“”•…€−≥`;
const spanish = "¡¿áéíñóúüç";

/** The characters of the `unicode-range` in a file of app. @throws when one of them is in the first face already */
function inRange(file: string): string {
  const styles = readFileSync(path.join(target, "..", file), "utf8");
  const ranges = [...styles.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  const characters = ranges
    .map(([, first = "", last = first]) => range(Number.parseInt(first, 16), Number.parseInt(last, 16)))
    .join("");
  const twice = [...characters].filter((character) => (shown + spanish).includes(character));
  if (characters === "" || twice.length > 0)
    throw new Error(`app/${file}: the range is missing or names what is shown anyway: ${twice.join(" ")}`);
  return characters;
}

async function write(family: string, name: string, characters: string, features: string[]): Promise<void> {
  const source = path.join(packages, family);
  const whole = readFileSync(path.join(source, `files/${family}-latin-wght-normal.woff2`));
  const subset = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: features,
    noHinting: true,
  });
  writeFileSync(path.join(target, `${name}.woff2`), subset);
  copyFileSync(path.join(source, "LICENSE"), path.join(target, `${family}.LICENSE.txt`));
  console.log(`${name}: ${whole.length} -> ${subset.length} bytes`);
}

await write("instrument-sans", "instrument-sans", shown + spanish, ["kern", "tnum"]);
await write("instrument-sans", "instrument-sans-more", inRange("fonts.ts"), ["kern"]);
await write("instrument-sans", "instrument-sans-accents", inRange("globals.css"), ["kern"]);
await write("jetbrains-mono", "jetbrains-mono", shown, []);
