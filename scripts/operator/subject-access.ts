import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { subjectAccess } from "@/lib/privacy/answers/subject-access";
import { type Command, emailArgument, UsageError } from "./command";

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** A file that exists may hold somebody else's data, so it is never written over. @throws UsageError */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") throw new UsageError(`${file} already exists. Choose another file name.`);
    throw new UsageError(`${file} can’t be written: ${code}.`);
  }
}

export const subjectAccessCommand: Command = {
  name: "subject-access",
  summary: "Write everything this site holds about an email address, as JSON",
  help: `subject-access EMAIL [--out FILE]   everything held about an address

  --out FILE    write to a new file that only you can read, instead of the screen

Upper and lower case make no difference. Passwords and the secrets of emailed links are left out, as the export says.
To answer a request, use the case in the console, which records that the data was fetched.

Examples:
  npm run -s operator -- subject-access jo@example.com
  npm run operator -- subject-access jo@example.com --out jo.json`,

  async run(args, { err }) {
    const { values, positionals } = parseArgs({
      args,
      options: { out: { type: "string" } },
      allowPositionals: true,
    });
    const data = await subjectAccess(emailArgument(positionals), new Date());
    const { email, generatedAt, leftOut, ...held } = data;
    // Not on the screen's own channel, which holds the export and nothing else.
    if (Object.values(held).every(isNothing)) err.write(`No data is held about ${email}.\n`);
    const json = JSON.stringify(data, null, 2);
    if (!values.out) return json;
    writeNew(values.out, `${json}\n`);
    return `Wrote ${path.resolve(values.out)}`;
  },
};
