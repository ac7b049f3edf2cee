import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * `npm run fonts`: writes the code face that the site serves, with what the site shows in it: Latin-1 and a few signs, in
 * the weights of the styles, without the ligatures that they turn off. 17 kB instead of 40. To be run again when the
 * package changes; another character falls back to the visitor's own monospaced face.
 */
const root = path.resolve(import.meta.dirname, "..");
const source = path.join(root, "node_modules/@fontsource-variable/jetbrains-mono");
const target = path.join(root, "app/fonts");

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‹›€←↑→↓↗−×≤≥≈✓·Œœ`;

const whole = readFileSync(path.join(source, "files/jetbrains-mono-latin-wght-normal.woff2"));
const subset = await subsetFont(whole, characters, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 600 } },
  noLayoutClosure: true,
});
writeFileSync(path.join(target, "jetbrains-mono.woff2"), subset);
copyFileSync(path.join(source, "LICENSE"), path.join(target, "jetbrains-mono.LICENSE.txt"));
console.log(`${whole.length} -> ${subset.length} bytes`);
