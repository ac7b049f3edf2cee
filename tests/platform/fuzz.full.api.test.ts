import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { operations } from "@/lib/operations";
import type { Operation } from "@/lib/platform/operations/define";
import { endpoints } from "@/lib/site/paths";
import { consolePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { bearer, behindProxy, cookiesOf, newClient } from "@/tests/support/clients";
import { naughtyStrings } from "@/tests/support/naughty-strings";
import { eventsOf, fileWithLinks, order, tokenOf } from "@/tests/support/privacy";
import { ownSite } from "@/tests/support/site-of-file";
import { testSecrets } from "@/tests/support/template";

const metricsToken = "fuzz-metrics-token-0123456789";
const site = ownSite({ env: { ...behindProxy, METRICS_TOKEN: metricsToken } });
beforeAll(() => furnish());

/** The server's own metric, such as its memory or the longest stall of its event loop. */
async function metric(name: string): Promise<number> {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${site.url}/metrics`, { headers })).text();
  const value = new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1];
  if (value === undefined) throw new Error(`${name} is not among the metrics`);
  return Number(value);
}
const residentMiB = async () => Math.round((await metric("process_resident_memory_bytes")) / 2 ** 20);

/** Inputs for each operation. */
const runs = Number(process.env.FUZZ_RUNS ?? 10);

/**
 * Once these have closed the site, they answer for everything else. Their inputs equal those of the settings beside
 * them.
 */
const closing: string[] = [endpoints.protection, endpoints.maintenance, consolePaths.switch];
/** These end the session that the console's forms are sent with. */
const ending: string[] = [consolePaths.signOut, consolePaths.signOutEverywhere];

/** Valid values by field name or path parameter, so that some inputs get further. */
const known = new Map([["setting", ["announcement", "logo", "none"]]]);
let session: Record<string, string> = {};

/**
 * Creates data for the operations: a case with a question and a downloadable answer, an endpoint, an incident, a
 * message.
 */
async function furnish(): Promise<void> {
  session = cookiesOf(await site.postForm(consolePaths.signIn, { token: testSecrets.OPERATOR_TOKEN }));
  const request = await fileWithLinks(site, "gdpr", { email: "fuzz@example.com", requestType: "access" });
  await site.post(endpoints.privacyConfirm, { token: tokenOf(request.confirm) });
  await order(site, request.id, { step: "ask", reason: "other", audience: "person", text: "Which one?" });
  expect((await eventsOf(site, request.id)).map(({ kind }) => kind)).toContain("asked");
  const question = await site.db.caseQuestion.findFirstOrThrow({ where: { requestId: request.id } });
  const hook = { url: "https://hooks.invalid/hook", events: ["mail.dead"], description: "" };
  await site.post(staffEndpoints.webhooks, hook, bearer);
  const opened = { title: "Slow", message: "Slow.", services: [], impact: "minor", state: "investigating" };
  await site.post(staffEndpoints.incidents, opened, bearer);
  const sent = { name: "Ada", email: "ada@example.com", company: "", message: "Hello", type: "sales" };
  await site.post(endpoints.contact, sent, newClient());
  const { id: endpoint } = await site.db.webhookEndpoint.findFirstOrThrow();
  const { id: incident } = await site.db.incident.findFirstOrThrow();
  const { id: message } = await site.db.contactMessage.findFirstOrThrow();
  const found: Record<string, string[]> = {
    reference: [request.reference],
    token: [tokenOf(request.follow)],
    question: [question.id],
    questionId: [question.id],
    id: [request.id, endpoint, incident, message],
    email: ["fuzz@example.com"],
  };
  for (const [name, values] of Object.entries(found)) known.set(name, values);
}

type Schema = { [key: string]: unknown };

/** The names of all properties in a schema, at any depth. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {} } = schema as { properties?: Schema };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn)];
}

/** The fields of an operation; for one that parses its body itself, those of all others. */
function fieldsOf({ input, params, body }: Operation, all: string[]): string[] {
  if (body || !input) return body ? all : [];
  const inPath = Object.fromEntries(params.map((name) => [name, known.get(name)?.[0] ?? "none"]));
  const given = typeof input === "function" ? input(inPath) : input;
  const schema = given instanceof z.ZodType ? given : given.en;
  return [...new Set(namesIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })))];
}

const unicode = fc.constantFrom(
  ...[
    "\u0000",
    "\u0007",
    "\ud800",
    "\udc00",
    "\ufffe",
    "\uffff",
    "\u202e",
    "\u{1fffe}",
    "ﷺ".repeat(400),
    "😀",
  ],
  ...naughtyStrings.slice(0, 80),
);
const text = fc.oneof(
  unicode,
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constant("x".repeat(20_000)),
);
const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(2 ** 53, -0, 1e308, -1e-308));
const date = fc.constantFrom(
  "2026-11-23T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "-000001-01-01T00:00:00Z",
  "0",
);
const value = fc.oneof(text, number, date, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 6 }));
const strange = fc.constantFrom(
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "",
  "a.b",
);
const deep = fc
  .tuple(fc.integer({ min: 1, max: 12_000 }), fc.constantFrom(["[", "]"], ['{"a":', "}"]))
  .map(([depth, [opening = "", closing = ""]]) => `${opening.repeat(depth)}1${closing.repeat(depth)}`);

type Pair = [name: string, value: unknown];

/** Fields of an operation, some duplicated, some unknown. */
function fieldsFor(fields: string[]): fc.Arbitrary<Pair[]> {
  const name = fields.length > 0 ? fc.oneof(fc.constantFrom(...fields), strange) : strange;
  const pair = name.chain((key): fc.Arbitrary<Pair> => {
    const fitting = fc.oneof(fc.constantFrom(...(known.get(key) ?? ["none"])), value);
    return fitting.map((one) => [key, one]);
  });
  return fc.array(pair, { maxLength: 2 * fields.length + 3 });
}

const asText = (one: unknown) => (typeof one === "string" ? one : (JSON.stringify(one) ?? "")).toWellFormed();

/** Encodes fields for each content type. */
const encoded: Record<string, (pairs: Pair[]) => string> = {
  "application/json": (pairs) =>
    `{${pairs.map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one) ?? "1"}`).join(",")}}`,
  "application/x-www-form-urlencoded": (pairs) =>
    new URLSearchParams(pairs.map(([key, one]): [string, string] => [key, asText(one)])).toString(),
  "multipart/form-data; boundary=x": (pairs) =>
    `${pairs
      .map(([key, one], index) => {
        const file =
          index % 2
            ? `; filename="${asText(one)
                .slice(0, 40)
                .replace(/["\r\n]/g, "")}"`
            : "";
        return `--x\r\nContent-Disposition: form-data; name="${key}"${file}\r\n\r\n${asText(one)}\r\n`;
      })
      .join("")}--x--\r\n`,
};

const types = fc.constantFrom(...Object.keys(encoded), "application/json");
const otherTypes = fc.constantFrom(
  "text/plain",
  "application/json; charset=utf-16",
  "",
  ...Object.keys(encoded),
);

/** A body with its type: mostly correctly encoded fields, otherwise anything. */
const bodyFor = (fields: string[]): fc.Arbitrary<{ type: string; body: string }> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(types, fieldsFor(fields))
        .map(([type, pairs]) => ({ type, body: encoded[type]?.(pairs) ?? "" })),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: otherTypes,
        body: fc.oneof(
          deep,
          text,
          value.map((one) => JSON.stringify(one)),
        ),
      }),
    },
  );

const segment = fc.oneof(
  fc.constantFrom("none", "..", "%00", "%ff", "__proto__", "0", "a%2Fb", "%F0%9F%98%80", "x".repeat(2000)),
  fc
    .string({ unit: "binary", maxLength: 40 })
    .map((given) => encodeURIComponent(given.toWellFormed()) || "x"),
);
const header = fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('"1"', "*", 'W/"1"', ","));

/** The path of an operation with a value for each parameter. */
const addressOf = ({ path, params }: Operation): fc.Arbitrary<string> =>
  fc
    .tuple(...params.map((name) => fc.oneof(segment, fc.constantFrom(...(known.get(name) ?? ["none"])))))
    .map((parts) => params.reduce((at, name, index) => at.replace(`{${name}}`, String(parts[index])), path));

interface Result {
  inputs: number;
  failures: string[];
  maxMs: number;
  /** The longest stall of the event loop in milliseconds. */
  stallMs: number;
  grownMiB: number;
  statuses: Record<number, number>;
}

it("no input of any operation causes a 5xx or a logged error, or delays others", async () => {
  const result: Result = { inputs: 0, failures: [], maxMs: 0, stallMs: 0, grownMiB: 0, statuses: {} };
  const before = await residentMiB();
  const asked = operations.filter(({ path }) => !closing.includes(path));
  const every = [...new Set(asked.flatMap((operation) => fieldsOf(operation, [])))];
  const seed = Number(process.env.FUZZ_SEED ?? Date.now());
  for (const operation of asked) {
    const { method, path } = operation;
    const who = fc.constantFrom({}, bearer, ending.includes(path) ? {} : session);
    const fields = fieldsOf(operation, every);
    const input = fc.tuple(bodyFor(fields), fieldsFor(fields), addressOf(operation), who, header);
    const property = fc.asyncProperty(input, async ([{ type, body }, query, address, staff, condition]) => {
      const headers = {
        ...{ ...newClient(), ...(type && { "Content-Type": type }), ...staff },
        ...{ "If-Match": condition, "Idempotency-Key": condition },
      };
      const search = method === "GET" ? `?${encoded["application/x-www-form-urlencoded"]?.(query)}` : "";
      const began = performance.now();
      const answer = await fetch(`${site.url}${address}${search.slice(0, 8000)}`, {
        ...{ method, headers, redirect: "manual" },
        ...(method !== "GET" && { body: Buffer.from(body) }),
      });
      await answer.arrayBuffer();
      result.maxMs = Math.max(result.maxMs, Math.round(performance.now() - began));
      result.inputs += 1;
      result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1;
      // 503 with Retry-After means temporarily unavailable.
      const isRefused = answer.status === 503 && answer.headers.has("retry-after");
      if (answer.status >= 500 && !isRefused)
        result.failures.push(
          `${method} ${address} ${answer.status} ${type} ${body.slice(0, 200)} ${search.slice(0, 200)}`,
        );
    });
    await fc.assert(property, { numRuns: runs, seed });
    // The metric is reset when it is read.
    result.stallMs = Math.max(
      result.stallMs,
      Math.round(1000 * (await metric("nodejs_eventloop_lag_max_seconds"))),
    );
  }
  result.grownMiB = (await residentMiB()) - before;
  console.info(JSON.stringify({ operations: asked.length, seed, ...result }));
  const errors = site.log().split("\n");
  const logged = errors.filter((line) =>
    /uncaughtException|unhandledRejection|"level":"(?:error|fatal)"/.test(line),
  );
  expect(logged).toEqual([]);
  expect(result.failures).toEqual([]);
  expect(await site.db.unexpectedError.count()).toBe(0);
  expect((await fetch(site.url, { headers: newClient() })).status).toBe(200);
  expect(result.maxMs).toBeLessThan(10_000);
  expect(result.grownMiB, "MiB by which the process grew").toBeLessThan(400);
});
