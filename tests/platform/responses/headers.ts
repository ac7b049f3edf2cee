import { describe, expect, it, onTestFinished } from "vitest";
import { endpoints } from "@/lib/site/paths";
import { allOff, passcode, put } from "@/tests/support/operator";
import { prerendered } from "@/tests/support/prerendered";
import { type RawAnswer, rawRequest } from "@/tests/support/raw-request";
import { site } from "./site";

const { pages, files } = prerendered();
const shown = pages.filter((page) => !["/gate", "/splash", "/unavailable"].includes(page));

const kept = new Map<string, Promise<RawAnswer>>();
/** A page as served without any barrier, requested once. */
const pageAt = (path: string): Promise<RawAnswer> => {
  const answer = kept.get(path) ?? rawRequest(site.url, path);
  kept.set(path, answer);
  return answer;
};

async function chunk(): Promise<string> {
  const { body } = await rawRequest(site.url, "/");
  return body.match(/\/_next\/static\/[^"]+\.js/)?.[0] ?? "no script found";
}

const onEveryAnswer = {
  "strict-transport-security": /^max-age=63072000$/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^(strict-origin-when-cross-origin|no-referrer|same-origin)$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-embedder-policy": /^require-corp$/,
  "permissions-policy": /camera=\(\)/,
  "content-security-policy": /^default-src 'none';/,
  "x-request-id": /^[0-9a-f-]{36}$/,
};

describe("every response has the security headers", () => {
  it.each([
    ["a page", "GET", "/about", 200],
    ["a page requested with HEAD", "HEAD", "/about", 200],
    ["a missing page", "GET", "/no-such-page", 404],
    ["a missing endpoint", "GET", "/api/none", 404],
    ["an image", "GET", "/og/home.png", 200],
    ["an endpoint", "GET", endpoints.health, 200],
    ["a method that an endpoint refuses", "DELETE", endpoints.contact, 405],
    ["a method that a page refuses", "POST", "/about", 405],
    ["a redirect", "GET", "//about", 308],
    ["a missing file", "GET", "/_next/static/none.js", 404],
    ["a malformed escape in the address", "GET", "/%E0%A4%A", 404],
    ["a page rendered per request", "GET", "/verify/none", 200],
    ["the console", "GET", "/operator", 200],
  ])("%s", async (_what, method, path, status) => {
    const answer = await rawRequest(site.url, path, { method });
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(onEveryAnswer))
      expect(answer.headers[name], name).toMatch(value);
    expect(answer.headers["x-powered-by"]).toBeUndefined();
  });

  it("a script", async () => {
    const answer = await rawRequest(site.url, await chunk());
    expect(answer.status).toBe(200);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    for (const [name, value] of Object.entries(onEveryAnswer))
      expect(answer.headers[name], name).toMatch(value);
  });

  it("the gate, the maintenance page and their JSON refusals", async () => {
    onTestFinished(() => allOff(site));
    await put(site, "protection", { enabled: true, passcode });
    const gate = [await rawRequest(site.url, "/about"), await rawRequest(site.url, endpoints.contact)];
    await put(site, "maintenance", { enabled: true });
    const maintenance = [await rawRequest(site.url, "/about"), await rawRequest(site.url, endpoints.contact)];
    for (const answer of [...gate, ...maintenance]) {
      for (const [name, value] of Object.entries(onEveryAnswer))
        expect(answer.headers[name], name).toMatch(value);
    }
  });
});

describe("the content security policy", () => {
  const policyOf = async (path: string) =>
    String((await rawRequest(site.url, path)).headers["content-security-policy"]);

  it.each(shown)("of %s allows its own inline scripts and no others", async (path) => {
    const policy = String((await pageAt(path)).headers["content-security-policy"]);
    expect(policy).not.toMatch(/unsafe-|nonce-|https?:|\*/);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).toContain("style-src 'self';");
    for (const closed of ["frame-ancestors", "base-uri", "object-src"]) {
      expect(policy).toContain(`${closed} 'none'`);
    }
  });

  it("of a page rendered per request has a new nonce each time", async () => {
    const nonces = [await policyOf("/verify/none"), await policyOf("/verify/none")].map(
      (policy) => policy.match(/'nonce-([^']+)'/)?.[1],
    );
    expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(await policyOf("/operator")).not.toMatch(/unsafe-/);
  });

  it("of the gate is the same at every address", async () => {
    onTestFinished(() => allOff(site));
    await put(site, "protection", { enabled: true, passcode });
    expect(await policyOf("/about")).toBe(await policyOf("/pricing"));
    expect(await policyOf("/about")).not.toMatch(/nonce-/);
  });

  it.each(files.slice(0, 5))("of the file %s allows no scripts", async (path) => {
    expect(await policyOf(path)).not.toContain("script-src");
  });
});

describe("no page contains inline styles or event attributes", () => {
  it.each(shown)("%s", async (path) => {
    const { body } = await pageAt(path);
    expect(body.match(/<[^>]+\sstyle="[^>]*>/g) ?? [], "style attributes").toEqual([]);
    expect(body.match(/<[^>]+\son[a-z]+="[^>]*>/g) ?? [], "event attributes").toEqual([]);
    expect(body.match(/<style[\s>]/g) ?? [], "style elements").toEqual([]);
  });
});

it("the address after a sign-up shows a prerendered page", async () => {
  const answer = await rawRequest(site.url, "/login?registered=true");
  expect(answer.status).toBe(200);
  expect(answer.body).toBe((await rawRequest(site.url, "/login/registered")).body);
  expect(answer.body).not.toBe((await rawRequest(site.url, "/login?registered=false")).body);
});

describe("the image optimizer", () => {
  it.each([
    "/_next/image?url=%2Flogo.svg&w=640&q=75",
    "/_next/image",
    "/_next/image/?url=/icon.svg&w=64&q=75",
  ])("doesn't exist: %s", async (path) => {
    const answer = await rawRequest(site.url, path);
    expect(answer.status).toBe(404);
    expect(answer.headers["content-type"]).not.toMatch(/^image/);
    for (const [name, value] of Object.entries(onEveryAnswer))
      expect(answer.headers[name], name).toMatch(value);
  });
});

describe("a policy that a client sends", () => {
  const sent = { "Content-Security-Policy": "script-src 'nonce-chosenByTheClient0123'" };

  it.each(["/verify/none", "/operator", "/about", "/no-such-page"])("changes nothing on %s", async (path) => {
    const answer = await rawRequest(site.url, path, { headers: sent });
    expect(answer.body).not.toContain("chosenByTheClient");
    expect(answer.headers["content-security-policy"]).not.toContain("chosenByTheClient");
  });

  it("isn't part of the policy that allows the page's scripts", async () => {
    const { headers, body } = await rawRequest(site.url, "/verify/none", { headers: sent });
    const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1];
    const nonces = [...body.matchAll(/<script[^>]*\snonce="([^"]*)"/g)].map((match) => match[1]);
    expect(nonces.length).toBeGreaterThan(0);
    expect([...new Set(nonces)]).toEqual([nonce]);
  });
});
