import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { audit } from "@/lib/platform/audit";
import { write } from "@/lib/platform/database";
import { subjectAccess } from "@/lib/privacy/answers/subject-access";
import { noRequest } from "@/lib/privacy/erasure/erase-subject";
import { type Command, emailArgument, readArgs, shellContext, stringOption, UsageError } from "./command";

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** @param flag "wx" never overwrites a file, which may contain another person's data. @throws UsageError */
function writeText(file: string, text: string, flag: "w" | "wx"): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag });
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
The audit records the export, without the address. To answer a request, use its page in the console, which records it with the
request.

Examples:
  npm run -s operator -- subject-access jo@example.com
  npm run operator -- subject-access jo@example.com --out jo.json`,

  async run(args, { err }) {
    const { values, positionals } = readArgs(args, { out: stringOption }, { maxArguments: Infinity });
    const now = new Date();
    const data = await subjectAccess(emailArgument(positionals), now);
    const { email, generatedAt, leftOut, ...held } = data;
    // On standard error, because standard output contains only the export.
    if (Object.values(held).every(isNothing)) err.write(`No data is held about ${email}.\n`);
    const json = JSON.stringify(data, null, 2);
    // Its name is taken first, and it is filled last: what can't be recorded isn't handed out.
    const { out } = values;
    if (out) writeText(out, "", "wx");
    try {
      await write((tx) => audit(tx, shellContext(now), { action: "subject.exported", subject: noRequest }));
      if (out) writeText(out, `${json}\n`, "w");
    } catch (error) {
      if (out) rmSync(out, { force: true });
      throw error;
    }
    return out ? `Wrote ${path.resolve(out)}` : json;
  },
};
