import { changeRole, invitePerson, listPeople, removePerson, resetPerson } from "@/lib/auth/people/people";
import { newPerson, role } from "@/lib/auth/people/schema";
import { endedAccessText, peopleWords, roleNames } from "@/lib/auth/people/words";
import { personRoles } from "@/lib/platform/rights";
import { exactTime } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import {
  assertNoArgs,
  type Command,
  parseTyped,
  readArgs,
  shellContext,
  stringOption,
  takeVerb,
  UsageError,
} from "./command";

const { people: words, results } = peopleWords;

const linkLines = (url: string | null) =>
  `${url}\nIt works once, expires after ${figures.invitationHours} hours and won’t be shown again. It isn’t emailed: send it to them yourself, privately.`;

async function add(args: string[], now: Date): Promise<string> {
  const { values } = readArgs(args, { name: stringOption, email: stringOption, role: stringOption });
  const input = parseTyped(newPerson, values);
  const { name, url } = await invitePerson(shellContext(now), input);
  return `${name} was invited as ${input.role}. The link:\n${linkLines(url)}`;
}

async function list(now: Date): Promise<string> {
  const people = await listPeople(now);
  if (people.length === 0) return "There are no people yet. Invite the first owner with “people add”.";
  const width = Math.max(...people.map(({ name }) => name.length));
  return people
    .map(({ name, email, state, lastSignInAt, passkeys, hasPassword, ...person }) => {
      const last = lastSignInAt ? words.last(exactTime(new Date(lastSignInAt))) : words.never;
      const head = `${name.padEnd(width)}  ${person.role.padEnd(8)}  ${words.states[state].padEnd(12)}  ${email}`;
      return `${head}\n    ${words.credentials(passkeys, hasPassword)}, ${last}`;
    })
    .join("\n");
}

/** Finds a person by name or address. @throws UsageError if none or several match */
async function find(wanted: string | undefined, now: Date): Promise<string> {
  if (!wanted)
    throw new UsageError("Give the person’s email address, or their name as shown by “people list”.");
  const isMeant = ({ name, email, id }: { name: string; email: string; id: string }) =>
    [name.toLowerCase(), email, id].includes(wanted.toLowerCase());
  const [found, another] = (await listPeople(now)).filter(isMeant);
  if (!found) throw new UsageError(`No person has the name or email address “${wanted}”.`);
  if (another) throw new UsageError(`More than one person is called “${wanted}”. Give the email address.`);
  return found.id;
}

export const peopleCommand: Command = {
  name: "people",
  summary: "Manage who can sign in to the console",
  help: `people add --name NAME --email EMAIL --role ROLE   invite someone; prints a link that works once
people list                                       everyone, with their sign-in methods
people role PERSON ROLE                           change the role
people reset PERSON                               revoke all sign-in methods, sessions and tokens, and print a new setup link
people remove PERSON                              remove someone, with their sign-in methods, sessions and tokens

PERSON is an email address or a name. The roles:
${personRoles.map((name) => `  ${name.padEnd(9)} ${roleNames[name].lead}`).join("\n")}

A link works for ${figures.invitationHours} hours. The last owner can’t be removed. Anyone with access to this shell can create an owner.

Examples:
  npm run operator -- people add --name "Ada Byron" --email ada@example.com --role owner
  npm run operator -- people reset ada@example.com`,

  async run(args) {
    const [verb, rest] = takeVerb(args, ["add", "list", "role", "reset", "remove"] as const);
    const now = new Date();
    if (verb === "add") return add(rest, now);
    if (verb === "list") {
      assertNoArgs(rest);
      return list(now);
    }
    const { positionals } = readArgs(rest, {}, { maxArguments: verb === "role" ? 2 : 1 });
    const id = await find(positionals[0], now);
    const context = shellContext(now);
    if (verb === "role") {
      const ended = await changeRole(context, { id, role: parseTyped(role, positionals[1]) });
      return results.role(ended.name, ended);
    }
    if (verb === "remove") {
      const ended = await removePerson(context, { id });
      return results.removed(ended.name, ended);
    }
    const { name, url, ...ended } = await resetPerson(context, { id });
    return `${name}’s old sign-in methods no longer work. The new setup link:\n${linkLines(url)}\n${endedAccessText(ended)}`.trim();
  },
};
