import { requestName } from "@/lib/privacy/laws";
import { listCases } from "@/lib/privacy/queue/list-cases";
import { caseListQuery } from "@/lib/privacy/queue/list-schema";
import { anonymousViewer } from "@/lib/privacy/queue/needs";
import { caseNeeds, readQueueQuery, turns } from "@/lib/privacy/queue/queue-query";
import { caseQueueWords } from "@/lib/privacy/queue/queue-words";
import { longDate } from "@/lib/site/dates";
import { type Command, parseTyped, readArgs, stringOption, takeVerb } from "./command";

const options = {
  needs: stringOption,
  "due-by": stringOption,
  turn: stringOption,
  show: stringOption,
  law: stringOption,
  search: stringOption,
  page: stringOption,
};

type Listed = Awaited<ReturnType<typeof listCases>>["cases"][number];

function lineOf(one: Listed, width: number, now: Date): string {
  const due = one.pausedAt ? caseQueueWords.paused.toLowerCase() : `due ${longDate(one.dueAt)}`;
  const isLate = one.turn !== null && one.pausedAt === null && one.dueAt < now;
  const facts = [
    isLate ? `OVERDUE, ${due}` : due,
    one.state,
    ...(one.turn ? [caseQueueWords.turns[one.turn].toLowerCase()] : []),
    one.assignee ?? "unassigned",
  ];
  return `${one.reference.padEnd(width)}  ${requestName(one)}\n  ${facts.join("; ")}`;
}

async function list(args: string[], now: Date): Promise<string> {
  const { search, "due-by": dueBy, ...typed } = readArgs(args, options).values;
  const renamed = { ...(search !== undefined && { q: search }), ...(dueBy !== undefined && { dueBy }) };
  const listQuery = parseTyped(caseListQuery, { ...typed, ...renamed });
  const looking = { now, viewer: { ...anonymousViewer, seesPeople: true } };
  const { cases, total, page, pages } = await listCases(readQueueQuery(listQuery), looking);
  if (cases.length === 0) return "No matching privacy requests.";
  const width = Math.max(...cases.map(({ reference }) => reference.length));
  const more = pages > 1 ? `, page ${page} of ${pages}` : "";
  return [...cases.map((one) => lineOf(one, width, now)), `${total} in all${more}.`].join("\n");
}

export const requestsCommand: Command = {
  name: "requests",
  summary: "List privacy requests, the most urgent first",
  help: `requests list [options]   open requests by due date

Options:
  --needs NEED     only what needs attention: ${caseNeeds.join(", ")}
  --due-by DAY     only what is due by the end of this day, such as 2027-01-31
  --turn TURN      whose turn it is: ${turns.join(", ")}
  --show WHICH     open (the default), closed or all
  --law LAW        only requests under this law, such as gdpr or ccpa
  --search TEXT    a reference or part of one, or a whole email address
  --page NUMBER    which page; each has 50 requests

Examples:
  npm run operator -- requests list --needs overdue
  npm run operator -- requests list --due-by 2027-01-31
  npm run operator -- api run list-privacy-requests --turn ours    the same as JSON`,

  async run(args) {
    const [, rest] = takeVerb(args, ["list"] as const);
    return list(rest, new Date());
  },
};
