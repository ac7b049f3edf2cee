import { createInterface } from "node:readline/promises";
import { passwordStrength } from "@/lib/forms/password-strength";
import { lengths } from "@/lib/limits";
import type { Settings } from "@/lib/schemas/settings";
import { getSetting } from "@/lib/server/settings/get-setting";
import { change, inForce } from "./change";
import { type Command, nothingElse, readArgs, verbOf } from "./command";

const options = { passcode: { type: "string" }, mobile: { type: "string" } } as const;

export function describeProtection({ enabled, mobile, passcodeHash }: Settings["protection"]): string {
  return [
    `Protection is ${enabled ? "ON" : "off"}.`,
    `  Passcode:     ${passcodeHash ? "set" : "not set"}`,
    `  Phones:       ${mobile === "splash" ? "see a splash for 2 seconds, then the site" : "see the gate"}`,
  ].join("\n");
}

/** From the terminal, or from a pipe, so that a passcode needn't stand in the shell's history. */
async function ask(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question("New passcode: ")).trim();
  } finally {
    terminal.close();
  }
}

export const protection: Command = {
  name: "protection",
  summary: "Close the site behind the passcode gate, open it, change the passcode",
  help: `protection on [options]        show the passcode gate on every page
protection off                 open the site
protection passcode [WORD]     change the passcode; everyone must enter the new one
protection status              show what is set

Options of "on":
  --passcode WORD          set the passcode too. Needed once; asked for when there is none yet.
  --mobile splash|gate     what phones see: a splash for 2 seconds and then the site (the default), or the gate.
                           Any program can say that it is a phone: "gate" keeps everyone out.

Without WORD the new passcode is asked for, or read from a pipe. It has at least ${lengths.passcodeMinimum} characters.

Examples:
  npm run operator -- protection on --passcode "blue heron" --mobile gate
  npm run operator -- protection passcode "grey heron"
  npm run operator -- protection off`,

  async run(args) {
    const [verb, rest] = verbOf(args, ["on", "off", "passcode", "status"]);
    if (verb === "on") return on(rest);
    if (verb === "passcode") return newPasscode(rest);
    nothingElse(rest);
    if (verb === "status") return describeProtection((await getSetting("protection")).value);
    const { mobile } = (await getSetting("protection")).value;
    return changed({ enabled: false, mobile });
  },
};

async function on(args: string[]): Promise<string> {
  const { values } = readArgs(args, options, { isSecret: true });
  const { mobile, passcodeHash } = (await getSetting("protection")).value;
  const passcode = values.passcode ?? (passcodeHash === null ? await ask() : undefined);
  return changed({ enabled: true, mobile: values.mobile ?? mobile, passcode });
}

async function newPasscode(args: string[]): Promise<string> {
  const { words } = readArgs(args, {}, { most: 1, isSecret: true });
  const { enabled, mobile } = (await getSetting("protection")).value;
  return changed({ enabled, mobile, passcode: words[0] ?? (await ask()) });
}

async function changed(input: { enabled: boolean; mobile: string; passcode?: string }): Promise<string> {
  const value = await change("protection", () => input);
  const locked = input.passcode
    ? `\nThe new passcode is ${passwordStrength(input.passcode)}. Whoever was let in before must enter it.`
    : "";
  return `${describeProtection(value)}${locked}\n${inForce}`;
}
