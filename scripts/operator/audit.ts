import { findings } from "@/lib/console/audit-check-words";
import { checkChain } from "@/lib/platform/audit-chain";
import { read } from "@/lib/platform/database";
import { Refusal } from "@/lib/platform/refusal";
import { grouped } from "@/lib/site/figures";
import { type Command, nothingElse, verbOf } from "./command";

export const auditCommand: Command = {
  name: "audit",
  summary: "Check that the audit is as it was written",
  help: `audit verify    read the whole audit and say where an entry was changed, taken out or put in by hand

Each entry's hash covers the entry before it and is sealed with a key from SESSION_SECRET. It ends with status 1 where the
chain is broken. After a change of SESSION_SECRET the newest entries can't be held against their seals until the next
entry seals them anew, which a site adds at its start.

Example:
  npm run operator -- audit verify`,

  async run(args) {
    const [, rest] = verbOf(args, ["verify"] as const);
    nothingElse(rest);
    const check = await read(checkChain);
    const found = findings(check);
    if (check.breaks.length > 0) throw new Refusal(409, found.join("\n"));
    return [`${grouped(check.entries)} entries, unchanged since they were written.`, ...found].join("\n");
  },
};
