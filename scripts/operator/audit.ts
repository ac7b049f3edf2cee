import { actionName, describeChanges, listAudit } from "@/lib/console/audit";
import { auditParams, parseAuditQuery } from "@/lib/console/audit-query";
import { readAuditTitles } from "@/lib/console/audit-titles";
import { auditWords, findings } from "@/lib/console/audit-words";
import { checkChain } from "@/lib/platform/audit-chain";
import { read } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { officeClock } from "@/lib/site/brand";
import { exactSecond } from "@/lib/site/dates";
import { formatInteger } from "@/lib/site/figures";
import { assertNoArgs, type Command, readArgs, stringOption, takeVerb, UsageError } from "./command";

const short = (text: string) =>
  text
    .split("\n")
    .map((line) => (line.length > 60 ? `${line.slice(0, 59)}…` : line))
    .join(", ");

/** An entry's action with its changes in parentheses: "Maintenance changed (Maintenance is on: no → yes)". */
function actionWithChanges(entry: Parameters<typeof describeChanges>[0], title: string | undefined): string {
  const changes = describeChanges(entry).map(
    ({ name, from, to }) => `${name}: ${short(from)} → ${short(to)}`,
  );
  const done = actionName(entry.action, entry.subject, changes.length > 0);
  const action = title ? `${auditWords.about(done)}${short(title)}` : done;
  return changes.length > 0 ? `${action} (${changes.join("; ")})` : action;
}

const options = {
  person: stringOption,
  kind: stringOption,
  subject: stringOption,
  from: stringOption,
  to: stringOption,
  limit: stringOption,
  cursor: stringOption,
};

/** The latest entries that match the filters, one per line. */
async function list(args: string[]): Promise<string> {
  const { query, fields } = parseAuditQuery(auditParams({ ...readArgs(args, options).values }));
  if (!query) throw new UsageError(Object.values(fields).join(" "));
  const { entries, next } = await listAudit(query);
  if (entries.length === 0) {
    const isAboutMaintenance = query.subject === "maintenance";
    return `No entry matches.${isAboutMaintenance ? " Planned maintenance is listed by --kind incident." : ""}`;
  }
  const titles = await readAuditTitles(entries);
  const lines = entries.map((entry) => {
    const { at, personName, tokenName, actor } = entry;
    const who = personName ?? (tokenName ? auditWords.token(tokenName) : (auditWords.actors[actor] ?? actor));
    return `${exactSecond(at)}  ${who}: ${actionWithChanges(entry, titles.get(entry.subject)?.text)}`;
  });
  return [...lines, ...(next ? [`Older entries: --cursor ${next}`] : [])].join("\n");
}

async function verify(): Promise<string> {
  const check = await read(checkChain);
  const found = findings(check);
  if (check.breaks.length > 0) throw new HttpError(409, found.join("\n"));
  const whole =
    check.entries === 1
      ? "1 entry, unchanged since it was written."
      : `${formatInteger(check.entries)} entries, unchanged since they were written.`;
  return [whole, ...found].join("\n");
}

export const auditCommand: Command = {
  name: "audit",
  summary: "List who changed what; check that the audit has not been altered",
  help: `audit list [options]   the latest changes: who changed what, and when
audit verify           read the whole audit and report entries that were changed, removed or added manually

Options of "list":
  --person WHO      a person’s name or ID, a token’s name, "operator token", or how it was done: console, api, cli, schedule
  --kind KIND       an action, or what comes before its dot, such as case or setting
  --subject TEXT    a reference, ID or setting, or part of one
  --from, --to DAY  the first and the last day, such as 2026-01-31 (${officeClock})
  --limit NUMBER    how many entries; 50 by default
  --cursor NUMBER   entries older than those shown, as printed below a list

"verify": each entry’s hash covers the entry before it and is sealed with a key from SESSION_SECRET. The exit status is 1 if
the chain is broken. After a change of SESSION_SECRET, the newest entries can’t be verified until the next entry reseals
them, which happens when the site starts.

Examples:
  npm run operator -- audit list --kind setting --limit 10
  npm run operator -- audit verify`,

  async run(args) {
    const [verb, rest] = takeVerb(args, ["list", "verify"] as const);
    if (verb === "list") return list(rest);
    assertNoArgs(rest);
    return verify();
  },
};
