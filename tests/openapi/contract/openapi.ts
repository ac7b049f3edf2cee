import { describe, expect, it } from "vitest";
import { openApiDocument, siteOperations } from "@/lib/openapi/document";

import { lengths } from "@/lib/platform/forms/lengths";
import { rateLimits } from "@/lib/platform/limits/rates";
import { settingKeys, settings } from "@/lib/settings";
import { endpoints } from "@/lib/site/paths";
import { bearer, newClient } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { pixel } from "@/tests/support/images";
import { allOff, passcode, put, signedIn, tagOf } from "@/tests/support/operator";
import { schemaCheck } from "@/tests/support/schema-check";
import { site } from "./site";

const document = openApiDocument();
const forms = siteOperations.filter(({ extra }) =>
  (extra.parameters as { name: string }[] | undefined)?.some(({ name }) => name === "Idempotency-Key"),
);
const check = schemaCheck(document);

describe("the site responds as its OpenAPI document says", () => {
  it.each(siteOperations.filter(({ method, path }) => method === "get" && !path.includes("{")))(
    "GET $path",
    async ({ path, response: documented, extra }) => {
      const response = await fetch(site.url + path, { headers: extra.security ? bearer : {} });
      expect(response.status).toBe(200);
      expect(check(`/components/schemas/${documented.name}`, await response.json())).toEqual([]);
    },
  );

  it.each(siteOperations.filter(({ request }) => request))(
    "$method $path refuses invalid input",
    async ({ method, path, errorStatuses }) => {
      const response = await fetch(site.url + path, {
        method: method.toUpperCase(),
        headers: { "Content-Type": "application/json" },
        body: "[]",
      });
      expect(errorStatuses).toContain(response.status);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(check("/components/schemas/Problem", await response.json())).toEqual([]);
    },
  );

  it.each(forms)(
    "$method $path accepts the documented example",
    async ({ path, request, response: documented }) => {
      const response = await site.post(path, request?.example);
      expect(response.status).toBe(200);
      expect(check(`/components/schemas/${documented.name}`, await response.json())).toEqual([]);
    },
  );
});

type Described = {
  $ref?: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema: { $ref: string } }>;
};
type Operations = Record<string, { responses: Record<string, Described> }>;

/** Asserts that a response matches the operation's documentation: status, headers, type and body. */
async function expectDescribed(response: Response, method: string, path: string, status: number) {
  expect(response.status, `${method} ${path}`).toBe(status);
  const operations = document.paths[path] as unknown as Operations;
  const listed = operations[method]?.responses[status];
  const named = listed?.$ref?.split("/").at(-1) ?? "";
  const described = listed?.$ref ? (document.components.responses[named] as Described) : listed;
  expect(described, `${method} ${path} lists ${status}`).toBeDefined();
  for (const name of Object.keys(described?.headers ?? {}))
    expect(response.headers.get(name), name).toBeTruthy();
  const [type, content] = Object.entries(described?.content ?? {})[0] ?? [];
  if (!type) return expect(await response.text()).toBe("");
  expect(response.headers.get("content-type")).toBe(type);
  expect(check(content?.schema.$ref.slice(1) ?? "", await response.json())).toEqual([]);
}

const formType = { "Content-Type": "application/x-www-form-urlencoded" };
const jsonType = { "Content-Type": "application/json" };
const tooLong = JSON.stringify({ message: "x".repeat(lengths.bodyBytes) });

/** A request from a separate client, without following redirects. */
const ask = (path: string, init: RequestInit = {}, client = newClient()) =>
  fetch(site.url + path, { redirect: "manual", ...init, headers: { ...client, ...init.headers } });

/** Sends a body in chunks, and thus without its length. */
const chunked = (path: string, method: string, headers: Record<string, string> = {}) =>
  ask(path, {
    method,
    body: new Blob(["{}"]).stream(),
    headers: { ...jsonType, ...headers },
    duplex: "half",
  } as RequestInit);

describe("documented responses match real ones", () => {
  it.each([...forms, ...siteOperations.filter(({ id }) => id.startsWith("access"))])(
    "for POST $path",
    async ({ path, request }) => {
      const post = (body: string, headers: Record<string, string> = jsonType) =>
        ask(path, { method: "POST", body, headers });
      const described = async (response: Response, status: number) =>
        expectDescribed(response, "post", path, status);
      await described(await post("{"), 400);
      await described(await post("{}"), 422);
      await described(await post(tooLong), 413);
      await described(await chunked(path, "POST"), 411);
      await described(await post("hello", { "Content-Type": "text/plain" }), 415);
      const example = JSON.stringify(request?.example);
      await described(await post(example, { ...jsonType, Origin: "https://elsewhere.example" }), 403);
      const fields = Object.entries(request?.example ?? {}).map(([name, value]) => [
        name,
        value === true ? "on" : String(value),
      ]);
      const answer = await post(new URLSearchParams(fields).toString(), formType);
      if (answer.status === 303) expect(answer.headers.get("location")).toMatch(/^\//);
      else await described(answer, 200);
    },
  );

  it("for the gate: opening it sets a cookie, and while it is closed endpoints return 401", async () => {
    await put(site, "protection", { enabled: true, passcode, mobile: "gate" });
    const opened = await ask(endpoints.access, {
      method: "POST",
      headers: jsonType,
      body: JSON.stringify({ passcode }),
    });
    await expectDescribed(opened, "post", endpoints.access, 200);
    const form = await ask(endpoints.access, {
      method: "POST",
      headers: formType,
      body: `passcode=${passcode}`,
    });
    await expectDescribed(form, "post", endpoints.access, 303);
    const wrong = await ask(endpoints.access, {
      method: "POST",
      headers: jsonType,
      body: '{"passcode":"x"}',
    });
    await expectDescribed(wrong, "post", endpoints.access, 401);
    const contact = await ask(endpoints.contact, { method: "POST", headers: jsonType, body: "{}" });
    await expectDescribed(contact, "post", endpoints.contact, 401);
    await expectDescribed(await ask(endpoints.ccpaDisclosure), "get", endpoints.ccpaDisclosure, 401);
    await allOff(site);
  });

  it("for the contact form's 303 and an invalid year's 422", async () => {
    const form = await ask(endpoints.contact, { method: "POST", headers: formType, body: "name=Jo" });
    await expectDescribed(form, "post", endpoints.contact, 303);
    const year = await ask(`${endpoints.ccpaDisclosure}?year=1999`);
    await expectDescribed(year, "get", endpoints.ccpaDisclosure, 422);
  });

  it("for the health record's ETag", async () => {
    // A sample taken in between changes the record, so this is retried.
    await eventually(async () => {
      const record = await ask(endpoints.health);
      const tag = String(record.headers.get("etag"));
      await expectDescribed(record, "get", endpoints.health, 200);
      const again = await ask(endpoints.health, { headers: { "If-None-Match": tag } });
      await expectDescribed(again, "get", endpoints.health, 304);
    });
  });

  it("for the console's cookie", async () => {
    const { name } = document.components.securitySchemes.operatorSession;
    expect((await signedIn(site)).Cookie.split("=")[0]).toBe(name);
  });

  it.each(settingKeys)("for PUT %s", async (key) => {
    const { path, slug } = settings[key];
    const tag = await tagOf(site, key);
    const { request } = siteOperations.find(({ id }) => id === `write-${slug}`) ?? {};
    // The example's address is external, and this machine may not be able to reach it.
    const body = JSON.stringify(key === "logo" ? { logoUrl: null } : request?.example);
    const send = async (status: number, headers: Record<string, string>, sent: BodyInit = body) =>
      expectDescribed(
        await ask(path, { method: "PUT", headers: { ...jsonType, ...headers }, body: sent }),
        "put",
        path,
        status,
      );
    const match = { ...bearer, "If-Match": tag };
    await send(401, { "If-Match": tag });
    await send(403, { ...(await signedIn(site)), "If-Match": tag, Origin: "https://elsewhere.example" });
    await send(428, bearer);
    await send(412, { ...bearer, "If-Match": '"999999"' });
    await send(400, match, "{");
    await expectDescribed(await chunked(path, "PUT", match), "put", path, 411);
    await send(413, match, tooLong);
    await send(415, { ...match, "Content-Type": "text/plain" });
    await send(422, match, "{}");
    await expectDescribed(await ask(path), "get", path, 200);
    await send(200, match);
    if (key === "logo") {
      const image = { ...bearer, "Content-Type": "image/png" };
      await send(200, { ...image, "If-Match": await tagOf(site, key) }, new Uint8Array(pixel));
      const heavy = new Uint8Array(lengths.logoBytes + 1);
      await send(413, { ...image, "If-Match": await tagOf(site, key) }, heavy);
    }
    await allOff(site);
  });

  it.each([
    ["post", endpoints.contact, "contact"],
    ["post", endpoints.register, "register"],
    ["post", endpoints.ccpaOptOut, "privacy"],
    ["post", endpoints.access, "passcode"],
    ["put", endpoints.announcement, "operatorApi"],
  ] as const)("for the rate limit of %s %s", async (method, path, name) => {
    const { points } = rateLimits[name];
    const client = newClient();
    // The limit for staff applies to signed-in staff only.
    const headers = method === "put" ? { ...jsonType, ...bearer } : jsonType;
    const send = () => ask(path, { method: method.toUpperCase(), headers, body: "{}" }, client);
    const counters = { key: { startsWith: `${name}:` } };
    await site.db.rateLimit.deleteMany({ where: counters });
    expect((await send()).status, "status of the first request").not.toBe(429);
    // Simulates all requests but the last.
    const { count } = await site.db.rateLimit.updateMany({ where: counters, data: { points: points - 1 } });
    expect(count, "clients with a counter").toBe(1);
    expect((await send()).status, `status of request ${points}`).not.toBe(429);
    const refused = await send();
    await expectDescribed(refused, method, path, 429);
    const operations = document.paths[path] as unknown as Record<
      string,
      { responses: Record<string, { description: string }> }
    >;
    expect(operations[method]?.responses[429]?.description).toContain(String(points));
  });

  const withoutDelete = Object.entries(document.paths)
    .filter(([path, methods]) => path.startsWith("/api/") && !("delete" in methods))
    .map(([path]) => path);
  it.each(withoutDelete)("for DELETE %s, which isn't allowed", async (path) => {
    const response = await ask(path, { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBeTruthy();
    expect(check("/components/schemas/Problem", await response.json())).toEqual([]);
  });

  it("every schema has a type in all of its parts", () => {
    const untyped = (node: unknown): boolean =>
      Array.isArray(node)
        ? node.some((item) => untyped(item) || JSON.stringify(item) === "{}")
        : typeof node === "object" && node !== null && Object.values(node).some(untyped);
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(untyped(schema), name).toBe(false);
    }
  });
});
