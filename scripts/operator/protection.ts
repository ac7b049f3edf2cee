import { listCounts } from "@/lib/access/counts";
import { linkAddress } from "@/lib/access/links";
import { linkInput, passcodeInput } from "@/lib/access/schema";
import { createLink } from "@/lib/access/store";
import { accessScopes, audiences, everyone } from "@/lib/access/vocabulary";
import { accessWords } from "@/lib/access/words";
import { createPasscode, listPasses, type PassView, revokePass } from "@/lib/gate/access-passes";
import { settings } from "@/lib/settings";
import {
  ask,
  assertNoArgs,
  parseTyped,
  readArgs,
  shellContext,
  shortId,
  stringOption,
  type Terminal,
  UsageError,
} from "./command";

import { extendCommand } from "./extend-command";
import { describeMoment, parseEnd } from "./moment";

const times = { for: stringOption, until: stringOption } as const;
const activeNote = "It will be active on every page within 2 seconds.";

async function link(args: string[], now: Date): Promise<string> {
  const options = {
    name: stringOption,
    through: stringOption,
    "one-browser": { type: "boolean" },
    ...times,
  } as const;
  const { "one-browser": one, name, through, ...end } = readArgs(args, options).values;
  const endsAt = parseEnd(end, now);
  if (endsAt === null) throw new UsageError("Specify when it ends: --for LENGTH or --until MOMENT.");
  const audience = one ? audiences[1] : audiences[0];
  const input = parseTyped(linkInput, { name, endsAt, through, audience });
  const { id } = await createLink(shellContext(now), input);
  return `${linkAddress(id)}\nThis link for ${input.name} ${accessWords.through[input.through]}, ${accessWords.audience[audience]}, until ${describeMoment(endsAt, now)}.\n${activeNote}`;
}

async function addPasscode(args: string[], now: Date, terminal: Terminal): Promise<string> {
  const options = { name: stringOption, passcode: stringOption, ...times } as const;
  const { name, passcode, ...end } = readArgs(args, options, { isSecret: true }).values;
  const endsAt = parseEnd(end, now);
  const typed = { name, endsAt, passcode: passcode ?? (await ask("Passcode: ", terminal)) };
  const input = parseTyped(passcodeInput, typed);
  await createPasscode(shellContext(now), input);
  const until = endsAt ? `until ${describeMoment(endsAt, now)}` : accessWords.untilRevoked;
  return `The passcode for ${input.name} is valid ${until}.\n${activeNote}`;
}

/** One line per passcode or link: name, state and expiry. A link's address follows on the next line. */
function describePasses(passes: readonly PassView[], now: Date): string {
  if (passes.length === 0) return "None.";
  const width = Math.max(...passes.map(({ name }) => name.length));
  return passes
    .map(({ id, name, state, endsAt, through, audience, kind, url }) => {
      const until = endsAt ? `until ${describeMoment(endsAt, now)}` : accessWords.untilRevoked;
      const facts =
        kind === "link" ? [accessWords.through[through], accessWords.audience[audience], until] : [until];
      const line = `${name.padEnd(width)}  ${accessWords.states[state].padEnd(19)}  ${shortId(id)}  ${facts.join(", ")}`;
      return url ? `${line}\n    ${url}` : line;
    })
    .join("\n");
}

const isOver = ({ state }: PassView) => state === "ended" || state === "revoked";

async function revoke(kind: PassView["kind"], args: string[], now: Date): Promise<string> {
  const { positionals } = readArgs(args, {}, { maxArguments: 1 });
  const [wanted] = positionals;
  if (!wanted) throw new UsageError(`Give the name of the ${kind}, as shown by “protection ${kind}s”.`);
  const all = (await listPasses(now)).filter((pass) => pass.kind === kind);
  const isMeant = ({ id, name }: PassView) =>
    name.toLowerCase() === wanted.toLowerCase() || (wanted.length >= 4 && id.startsWith(wanted));
  const found = all.filter(isMeant);
  const pass = found.find((candidate) => !isOver(candidate)) ?? found[0];
  if (!pass) throw new UsageError(`There is no ${kind} for “${wanted}”.`);
  await revokePass(shellContext(now), { id: pass.id });
  return accessWords.results.revoked(pass.name);
}

async function listOr(
  kind: PassView["kind"],
  args: string[],
  now: Date,
  terminal: Terminal,
): Promise<string> {
  if (args[0] === "revoke") return revoke(kind, args.slice(1), now);
  if (args[0] === "add" && kind === "passcode") return addPasscode(args.slice(1), now, terminal);
  assertNoArgs(args[0] === "list" ? args.slice(1) : args);
  return describePasses(
    (await listPasses(now)).filter((pass) => pass.kind === kind),
    now,
  );
}

async function entries(args: string[]): Promise<string> {
  assertNoArgs(args);
  const { outcomes, unnamed, none } = accessWords.counts;
  const rows = await listCounts();
  return (
    rows
      .map(({ day, kind, name, outcome, count }) => {
        const label = outcomes[outcome as keyof typeof outcomes];
        return `${day}  ${String(count).padStart(6)}  ${label.padEnd(20)}  ${kind.padEnd(8)}  ${name || unnamed}`;
      })
      .join("\n") || none
  );
}

/** The setting's own verbs, and those of passcodes and links. */
export const protectionCommand = extendCommand(settings.protection.key, {
  summary: "Switch the passcode gate on or off; create passcodes and links",
  verbs: {
    link,
    links: (...args) => listOr("link", ...args),
    passcodes: (...args) => listOr("passcode", ...args),
    entries,
  },
  help: `Passcodes and links, each issued to one holder, so that revoking one doesn’t affect anyone else:

protection link --name NAME --for LENGTH [options]   create a link that gives access until it expires
protection links [revoke NAME]                       show the links with their addresses, or revoke one
protection passcodes                                 list passcodes; the shared one is called ${everyone}
protection passcodes add --name NAME [options]       create a passcode for someone
protection passcodes revoke NAME                     revoke it
protection entries                                   access attempts by day, name and result

Options:
  --passcode WORD       for "passcodes add"; without it you are asked, or it is read from a pipe
  --for LENGTH          how long it is valid: 45m, 2h, 7d; required for links
  --until MOMENT        or when it expires: 18:00, "2026-01-31 18:00", 2026-01-31T18:00:00Z
  --through ${accessScopes.join("|")}
                        what a link opens: the gate (the default), or the gate and the site during maintenance
  --one-browser         the link works only in the first browser that uses it

Examples:
  npm run operator -- protection link --name "Forum Ltd" --for 7d --through maintenance
  npm run operator -- protection passcodes add --name "Forum Ltd" --until "2026-12-31 18:00"
  npm run operator -- protection links revoke "Forum Ltd"`,
});
