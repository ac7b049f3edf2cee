import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { findUndeliveredAccount } from "@/lib/accounts/hand-over";
import { read } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { webhookFigures } from "@/lib/site/webhook-figures";
import { deliverBatch } from "@/lib/webhooks/deliver";
import { runEndpointAction } from "@/lib/webhooks/endpoint-actions";
import { addEndpoint, removeEndpoint } from "@/lib/webhooks/endpoints";
import { subscribableTypes } from "@/lib/webhooks/events";
import { listEndpoints } from "@/lib/webhooks/read-endpoints";
import { type EndpointResponse, endpointInput } from "@/lib/webhooks/schema";
import { outcomeText, pauseReasons, webhooksWords } from "@/lib/webhooks/words";
import {
  assertNoArgs,
  type Command,
  findByStart,
  parseTyped,
  readArgs,
  shellContext,
  shortId,
  stringOption,
  takeVerb,
} from "./command";

function line({ id, url, state, pausedBecause, events, counts, ...rest }: EndpointResponse): string {
  const more = [
    ...(pausedBecause ? [pauseReasons[pausedBecause]] : []),
    ...(rest.receivesAccount ? ["Receives accounts."] : []),
    ...(rest.allowPrivate ? ["Private addresses allowed."] : []),
  ];
  const { pending, delivered, dead } = counts;
  return [
    `${shortId(id)}  ${state.padEnd(6)}  ${url}${rest.description ? `  (${rest.description})` : ""}`,
    `          ${events.join(", ")}`,
    `          ${pending} waiting, ${delivered} delivered, ${dead} failed. ${more.join(" ")}`.trimEnd(),
  ].join("\n");
}

async function list(): Promise<string> {
  const endpoints = await listEndpoints();
  return endpoints.length > 0 ? endpoints.map(line).join("\n") : webhooksWords.none;
}

/** Finds an endpoint by the start of its id. @throws UsageError if none or several match */
async function find(args: string[]): Promise<string> {
  const { positionals } = readArgs(args, {}, { maxArguments: 1 });
  const { id } = await findByStart(positionals[0], { kind: "endpoint", list: "webhooks list" }, (start) =>
    read((db) =>
      db.webhookEndpoint.findMany({ where: { id: { startsWith: start } }, select: { id: true }, take: 2 }),
    ),
  );
  return id;
}

/** Parses event types separated by commas or spaces; `all` stands for every type. */
const typesIn = (typed = "") =>
  typed === "all" ? [...subscribableTypes] : typed.split(/[\s,]+/).filter((type) => type !== "");

async function add(args: string[], now: Date): Promise<string> {
  const { values } = readArgs(args, {
    url: stringOption,
    events: stringOption,
    description: stringOption,
    app: { type: "boolean" },
    "allow-private": { type: "boolean" },
  });
  const input = parseTyped(endpointInput, {
    url: values.url,
    events: typesIn(values.events),
    description: values.description,
    receivesAccount: values.app ?? false,
  });
  const allowPrivate = values["allow-private"] ?? false;
  const { id, secret } = await addEndpoint(shellContext(now), { ...input, allowPrivate });
  const added = `Endpoint ${shortId(id)} was added.`;
  return secret ? `${added}\n${secretLines(secret)}` : added;
}

const secretLines = (secret: string) => `The secret, which won’t be shown again:\n${secret}`;

/** How long to wait for a ping, because another process may hold it for the duration of an attempt. */
const patienceMs = 1000 * (webhookFigures.timeoutSeconds + 5);
const lookEveryMs = 200;

/** Sends a ping, unless a running site already did, and prints the response. */
async function test(args: string[], now: Date): Promise<string> {
  const id = await find(args);
  const { delivery = "" } = await runEndpointAction(shellContext(now), { id, order: "ping" });
  await deliverBatch(`shell ${randomUUID()}`, id, undefined, {
    only: delivery,
    accountOf: findUndeliveredAccount,
  });
  const until = performance.now() + patienceMs;
  for (;;) {
    const tried = await read((db) => db.webhookAttempt.findFirst({ where: { deliveryId: delivery } }));
    if (tried) {
      const isGood = tried.status !== null && tried.status >= 200 && tried.status < 300;
      const sentence = `${outcomeText(tried)} (${tried.durationMs} ms)`;
      if (isGood) return sentence;
      throw new HttpError(502, sentence);
    }
    if (performance.now() > until) throw new HttpError(504, "The ping is waiting and hasn’t been sent yet.");
    await pause(lookEveryMs);
  }
}

async function remove(args: string[], now: Date): Promise<string> {
  const id = await find(args);
  await removeEndpoint(shellContext(now), { id });
  return `Endpoint ${shortId(id)} was removed with all its deliveries.`;
}

export const webhooksCommand: Command = {
  name: "webhooks",
  summary: "Notify other systems of events",
  help: `webhooks add --url URL --events TYPE,TYPE [options]   add an endpoint; prints its secret once
webhooks list            every endpoint, with its ID
webhooks test ID         send a ping and show the response
webhooks pause ID        pause deliveries
webhooks resume ID       resume, and deliver what was held
webhooks rotate ID       create a new secret; the old one stays valid for another ${webhookFigures.rotationHours} hours
webhooks remove ID       remove it with all its deliveries

Options of "add":
  --events TYPES       all, or some of:
${subscribableTypes.map((type) => `                         ${type}`).join("\n")}
  --description TEXT   what it is for
  --app                the endpoint is the app’s: account.verified contains the account
  --allow-private      allow an address inside this network, even without HTTPS

URLs must be HTTPS and resolve to a public address, which is checked on every delivery. Redirects are not followed.
URLs of Slack, Discord and Teams get a message in that service’s format. The first characters of an ID are enough.

Examples:
  npm run operator -- webhooks add --url https://app.example.com/hooks --events account.verified --app
  npm run operator -- webhooks add --url http://10.0.0.7:8080/hooks --events all --allow-private
  npm run operator -- webhooks test 3f2a`,

  async run(args) {
    const verbs = ["add", "list", "test", "pause", "resume", "rotate", "remove"] as const;
    const [verb, rest] = takeVerb(args, verbs);
    const now = new Date();
    if (verb === "add") return add(rest, now);
    if (verb === "test") return test(rest, now);
    if (verb === "remove") return remove(rest, now);
    if (verb === "list") {
      assertNoArgs(rest);
      return list();
    }
    const id = await find(rest);
    const { message, secret } = await runEndpointAction(shellContext(now), { id, order: verb });
    return secret ? `The secret was rotated.\n${secretLines(secret)}` : message;
  },
};
