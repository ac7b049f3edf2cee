import { parseArgs } from "node:util";
import makeTemplate from "../../tests/support/template";
import { isClean, soak } from "./soak";

/** `npm run soak -- [--kills N]`: needs a build; touches nothing but loopback and a folder of its own. */
const { values } = parseArgs({ options: { kills: { type: "string", default: "200" } } });
const kills = Number(values.kills);
if (!Number.isInteger(kills) || kills < 1 || kills > 2000) {
  console.error("--kills takes a number from 1 to 2000.");
  process.exit(2);
}

makeTemplate();
const figures = await soak(kills, (survived) => {
  if (survived % 10 === 0) console.log(`${survived} of ${kills} kills survived`);
});
const lines: [string, string | number][] = [
  ["kills survived", figures.kills],
  ["submissions attempted", figures.attempted],
  ["acknowledged", figures.acknowledged],
  ["found", figures.found],
  ["lost", figures.lost],
  ["doubled", figures.doubled],
  ["answers that contradict the first", figures.contradicted],
  ["mails missing", figures.mailsMissing],
  ["mails doubled", figures.mailsDoubled],
  ["bad inputs tried", figures.badInputs],
  ["5xx", figures.serverErrors],
  ["integrity_check", figures.integrity],
  ["foreign_key_check, rows", figures.orphans],
];
console.log(`\n${lines.map(([name, value]) => `${name.padEnd(36)}${value}`).join("\n")}`);
process.exitCode = isClean(figures) ? 0 : 1;
