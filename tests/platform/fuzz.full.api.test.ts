import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { endpoints } from "@/lib/site/paths";
import { bearer, behindProxy, newClient } from "@/tests/support/clients";
import { naughtyStrings } from "@/tests/support/naughty-strings";
import { type Site, startSite } from "@/tests/support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { ...behindProxy, METRICS_TOKEN: metricsToken } });
});
afterAll(() => site.stop());

const metricsToken = "fuzz-metrics-token-0123456789";

/** The process's own measurement of a metric, such as its memory or the longest stall of its event loop. */
async function metric(name: string): Promise<number> {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${site.url}/metrics`, { headers })).text();
  const value = new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1];
  if (value === undefined) throw new Error(`${name} is not among the metrics`);
  return Number(value);
}
const residentMiB = async () => Math.round((await metric("process_resident_memory_bytes")) / 2 ** 20);

/** Once on, these answer for everything else; their inputs are those of the settings beside them. */
const closing: string[] = [endpoints.protection, endpoints.maintenance];

type Schema = { properties?: Record<string, unknown>; anyOf?: Schema[]; oneOf?: Schema[]; $ref?: string };
interface Operation {
  path: string;
  method: string;
  fields: string[];
}

/** Every operation that the site describes, with the names of its fields. */
async function operations(): Promise<Operation[]> {
  const description = await (await fetch(`${site.url}/openapi.json`)).json();
  const fieldsOf = (schema: Schema = {}): string[] => {
    const named = schema.$ref?.split("/").slice(1) ?? [];
    const target: Schema = named.reduce((at, key) => at[key], description);
    const parts = named.length > 0 ? fieldsOf(target) : [];
    const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(fieldsOf);
    return [...Object.keys(schema.properties ?? {}), ...parts, ...inside];
  };
  type Described = { requestBody?: { content?: Record<string, { schema?: Schema }> } };
  const paths = Object.entries(description.paths as Record<string, Record<string, Described>>);
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      if (!["get", "post", "put", "patch", "delete"].includes(method)) return [];
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
      return [{ path, method: method.toUpperCase(), fields: [...new Set(fieldsOf(schema))] }];
    }),
  );
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

/** A JSON text with the fields of an operation, some of them twice, some of them no fields at all. */
function bodyFor(fields: string[]): fc.Arbitrary<string> {
  const name = fields.length > 0 ? fc.oneof(fc.constantFrom(...fields), strange) : strange;
  const json = fc.oneof(
    { weight: 6, arbitrary: value.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: deep },
  );
  const pair = fc.tuple(name, json).map(([key, one]) => `${JSON.stringify(key)}:${one}`);
  const members = fc.array(pair, { maxLength: 2 * fields.length + 3 });
  const object = members.map((all) => `{${all.join(",")}}`);
  return fc.oneof(
    { weight: 8, arbitrary: object },
    { weight: 1, arbitrary: json },
    { weight: 1, arbitrary: text },
  );
}

const segment = fc.oneof(
  fc.constantFrom("none", "..", "%00", "%ff", "__proto__", "0", "a%2Fb", "%F0%9F%98%80", "x".repeat(2000)),
  fc
    .string({ unit: "binary", maxLength: 40 })
    .map((given) => encodeURIComponent(given.toWellFormed()) || "x"),
);
const types = fc.constantFrom(
  ...["application/json", "application/json", "application/json", "application/x-www-form-urlencoded"],
  ...["text/plain", "multipart/form-data; boundary=x", "application/json; charset=utf-16", ""],
);

interface Result {
  inputs: number;
  failures: string[];
  longestMs: number;
  /** The longest stall of the event loop. */
  stallMs: number;
  grownMiB: number;
  statuses: Record<number, number>;
}

it("no input of any operation is answered with 5xx, logged as an error, or keeps others waiting", async () => {
  const result: Result = { inputs: 0, failures: [], longestMs: 0, stallMs: 0, grownMiB: 0, statuses: {} };
  const before = await residentMiB();
  const all = (await operations()).filter(
    // Those of the moderation service are another host's.
    ({ path }) => path.startsWith("/api/") && !closing.includes(path),
  );
  expect(all.length).toBeGreaterThan(30);
  for (const { path, method, fields } of all) {
    const input = fc.tuple(bodyFor(fields), types, fc.boolean(), segment);
    const property = fc.asyncProperty(input, async ([body, type, isStaff, part]) => {
      const headers = { ...newClient(), ...(type && { "Content-Type": type }), ...(isStaff && bearer) };
      const address = `${site.url}${path.replace(/\{[^}]+\}/g, part)}`;
      const began = performance.now();
      const answer = await fetch(address, {
        ...{ method, headers, redirect: "manual" },
        ...(method !== "GET" && { body: Buffer.from(body) }),
      });
      await answer.arrayBuffer();
      result.longestMs = Math.max(result.longestMs, Math.round(performance.now() - began));
      result.inputs += 1;
      result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1;
      // 503 says that something is not to be had at the moment, with the moment in which it may be.
      const isRefused = answer.status === 503 && answer.headers.has("retry-after");
      if (answer.status >= 500 && !isRefused)
        result.failures.push(`${method} ${path} ${answer.status} ${type} ${body.slice(0, 200)}`);
    });
    await fc.assert(property, { numRuns: 20 });
    // The metric counts since it was last read.
    result.stallMs = Math.max(
      result.stallMs,
      Math.round(1000 * (await metric("nodejs_eventloop_lag_max_seconds"))),
    );
  }
  result.grownMiB = (await residentMiB()) - before;
  console.info(JSON.stringify({ operations: all.length, ...result }));
  expect(result.failures).toEqual([]);
  expect(await site.db.unexpectedError.count()).toBe(0);
  expect(site.log()).not.toMatch(/uncaughtException|unhandledRejection|"level":"(?:error|fatal)"/);
  expect((await fetch(site.url, { headers: newClient() })).status).toBe(200);
  expect(result.longestMs).toBeLessThan(10_000);
  expect(result.grownMiB, "MiB by which the process grew").toBeLessThan(400);
});
