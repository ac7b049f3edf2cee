import { addToken, listTokens, revokeToken } from "@/lib/auth/people/api-tokens";
import { newToken, tokenAction } from "@/lib/auth/people/schema";
import { peopleWords } from "@/lib/auth/people/words";
import { roles } from "@/lib/platform/rights";
import { exactTime } from "@/lib/site/dates";
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
import { describeMoment, parseDuration } from "./moment";

const { tokens: words, results } = peopleWords;
const dayMs = 86_400_000;

async function add(args: string[], now: Date): Promise<string> {
  const { name, role, expires } = readArgs(args, {
    name: stringOption,
    role: stringOption,
    expires: stringOption,
  }).values;
  if (expires === undefined) throw new UsageError("Specify how long it is valid, for example --expires 30d.");
  const expiresInDays = parseDuration(expires) / dayMs;
  const { token, ...added } = await addToken(
    shellContext(now),
    parseTyped(newToken, { name, role, expiresInDays }),
  );
  return `${token}\nThe token ${added.name} is active until ${describeMoment(added.expiresAt, now)}. It won’t be shown again.`;
}

async function list(now: Date): Promise<string> {
  const tokens = await listTokens(now);
  if (tokens.length === 0) return words.none;
  const width = Math.max(...tokens.map(({ name }) => name.length));
  return tokens
    .map(({ name, role, state, expiresAt, lastUsedAt }) => {
      const facts = [
        ...(expiresAt ? [words.until(describeMoment(expiresAt, now))] : []),
        lastUsedAt ? `last used ${exactTime(new Date(lastUsedAt))}` : "not used yet",
      ];
      return `${name.padEnd(width)}  ${role.padEnd(9)}  ${words.states[state].padEnd(8)}  ${facts.join("; ")}`;
    })
    .join("\n");
}

export const tokensCommand: Command = {
  name: "tokens",
  summary: "Manage access tokens for scripts",
  help: `tokens add --name NAME --role ROLE --expires LENGTH   add a token; prints it once
tokens list                                          every token, with its last use
tokens revoke NAME                                   revoke it, immediately on every machine

ROLE is one of ${roles.join(", ")}. LENGTH is in whole days, such as 30d.

Examples:
  npm run operator -- tokens add --name ci --role viewer --expires 30d
  npm run operator -- tokens revoke ci`,

  async run(args) {
    const [verb, rest] = takeVerb(args, ["add", "list", "revoke"] as const);
    const now = new Date();
    if (verb === "add") return add(rest, now);
    if (verb === "list") {
      assertNoArgs(rest);
      return list(now);
    }
    const { positionals } = readArgs(rest, {}, { maxArguments: 1 });
    const { name } = await revokeToken(shellContext(now), parseTyped(tokenAction, { name: positionals[0] }));
    return results.tokenRevoked(name);
  },
};
