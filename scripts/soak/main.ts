import { parseArgs } from "node:util";
import makeTemplate from "../../tests/support/template";
import { isIntact, linesOf } from "./compare";
import { soakSeveral } from "./several";
import { isClean, soak } from "./soak";

/**
 * `npm run soak -- [--kills N]`, or with `--several [--rounds N]` two processes behind nginx on PostgreSQL. Needs a
 * build; uses only loopback and its own folders.
 */
const number = { type: "string", default: "200" } as const;
const { values } = parseArgs({ options: { kills: number, rounds: number, several: { type: "boolean" } } });
const name = values.several ? "rounds" : "kills";
const count = Number(values[name]);
if (!Number.isInteger(count) || count < 1 || count > 2000) {
  console.error(`--${name} takes a number from 1 to 2000.`);
  process.exit(2);
}

const print = (lines: [string, string | number][]) =>
  console.log(`\n${lines.map(([line, value]) => `${line.padEnd(44)}${value}`).join("\n")}`);

async function several(): Promise<boolean> {
  const figures = await soakSeveral(count, (round, fault, acknowledged) =>
    console.log(`${round} of ${count}: ${fault}, ${acknowledged} acknowledged`),
  );
  print([
    ["rounds", figures.rounds],
    ...linesOf(figures),
    ["mails delivered twice under one Message-ID", figures.deliveredTwice],
    ["5xx while a part was away", figures.serverErrors],
    ["requests without an answer", figures.unanswered],
  ]);
  return isIntact(figures);
}

async function single(): Promise<boolean> {
  const figures = await soak(count, (survived) => {
    if (survived % 10 === 0) console.log(`${survived} of ${count} kills survived`);
  });
  print([
    ["kills survived", figures.kills],
    ...linesOf(figures),
    ["bad inputs tried", figures.badInputs],
    ["5xx", figures.serverErrors],
    ["integrity_check", figures.integrity],
    ["foreign_key_check, rows", figures.orphans],
  ]);
  return isClean(figures);
}

await makeTemplate();
process.exitCode = (await (values.several ? several() : single())) ? 0 : 1;
