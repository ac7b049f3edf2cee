import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { subjectAccess } from "@/lib/privacy/subject-access";
import { type Command, UsageError } from "./command";
import { emailArgument } from "./email-argument";

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** A file that exists may hold somebody else's data, so it is never written over. @throws UsageError */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") throw new UsageError(`${file} exists already. Name a new file.`);
    throw new UsageError(`${file} can't be written: ${code}.`);
  }
}

export const subjectAccessCommand: Command = {
  name: "subject-access",
  summary: "Write everything this site holds about an email address, as JSON",
  help: `subject-access EMAIL [--out FILE]   everything held about an address

  --out FILE    write to a new file that only you can read, instead of the screen

The address is found in any spelling of upper and lower case. Passwords and the secrets of mailed links are left out;
the export says so. To answer a request, use the case in the console: it notes that the data was fetched.

Examples:
  npm run -s operator -- subject-access jo@example.com
  npm run operator -- subject-access jo@example.com --out jo.json`,

  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      options: { out: { type: "string" } },
      allowPositionals: true,
    });
    const data = await subjectAccess(emailArgument(positionals), new Date());
    const { email, generatedAt, leftOut, ...held } = data;
    // Not on the screen's own channel, which holds the export and nothing else.
    if (Object.values(held).every(isNothing)) console.error(`Nothing is held about ${email}.`);
    const json = JSON.stringify(data, null, 2);
    if (!values.out) return json;
    writeNew(values.out, `${json}\n`);
    return `Wrote ${path.resolve(values.out)}`;
  },
};
