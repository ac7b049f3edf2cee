import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barrierPaths } from "@/lib/paths";
import { bearer } from "../support/clients";
import { passcode, put, signedIn, unlocked } from "../support/operator";
import { prerendered } from "../support/prerendered";
import { type RawAnswer, rawRequest } from "../support/raw-request";
import { type Site, startSite } from "../support/site";

type Evasion = { path: string; method?: string; headers?: Record<string, string> };

const barriers: string[] = Object.values(barrierPaths);
const { pages, files } = prerendered();
const shownPages = pages.filter((page) => !barriers.includes(page));
const textFiles = files.filter((file) => /\.(xml|txt|json|md|mjs|webmanifest)$/.test(file));
const dynamicPages = [
  "/maintenance",
  "/operators",
  "/correct/abc",
  "/privacy-requests/confirm/abc",
  "/verify/abc",
];

const escaped = (page: string) =>
  `/${[...page.slice(1)].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("")}`;
const segments = ["/_tree", "/_full", "/__PAGE__", "/_index", "/!KHNpdGUp/__PAGE__"];

/** Every way of asking for a page that was ever known to lead past somebody's middleware, and then some. */
function evasions(page: string): Evasion[] {
  const name = page === "/" ? "/index" : page;
  const flight = { RSC: "1" };
  const paths = [
    page,
    `${page}?_rsc=1`,
    `${page}?nxtPx=1&__nextDataReq=1`,
    `${name}.rsc`,
    `${name}.html`,
    `${name}.txt`,
    `${name}.json`,
    `${name}.prefetch.rsc`,
    ...segments.map((segment) => `${name}.segments${segment}.segment.rsc`),
    `/_next/data/build/${name.slice(1)}.json`,
    `/_next/image?url=${encodeURIComponent(page)}&w=640&q=75`,
    `/_next/static/..${page}`,
    `/_next/static/../..${page}`,
    `/_next/static/%2e%2e/%2e%2e${page}`,
    `/_next/static/..%2f..${page.replace("/", "%2f")}`,
    `/_next/static/chunks/../../..${page}`,
    `/_next/static/chunks/%2e%2e/%2e%2e/%2e%2e${page}`,
    `/_next/static/chunks/a.js/../../../..${page}`,
    `/_next/static/chunks/..%2f..%2f..${page.replace("/", "%2f")}.js`,
    `/_next/static/media/..\\..\\..${page.replace("/", "\\")}.css`,
    `/_next/static/chunks${page}.js`,
    `/_next/static/media${page}.rsc`,
    `${name}/_next/static/chunks/a.js`,
    `${name}?/_next/static/chunks/a.js`,
    `/api/access/../..${page}`,
    `/operator/..${page}`,
    `/operator/..;${page}`,
    `/operator/%2e%2e${page}`,
    `/${page}`,
    `//${page}`,
    `/.${page}`,
    `/x/..${page}`,
    `/%2e${page}`,
    `${page}/`,
    `${page}//`,
    `${page}/.`,
    `${page};x`,
    `${page}%20`,
    `${page}%00`,
    `${page}#x`,
    `\\${page}`,
    escaped(page),
    escaped(page).replaceAll("%", "%25"),
    page.toUpperCase(),
    `http://localhost${page}`,
    `http://evil.example${page}`,
  ];
  const headers: Record<string, string>[] = [
    flight,
    { ...flight, "Next-Router-Prefetch": "1" },
    { ...flight, "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
    { ...flight, "Next-Router-Segment-Prefetch": "/__PAGE__" },
    { "Next-Router-State-Tree": encodeURIComponent('["",{}]'), ...flight },
    { "Next-Action": "x", "Content-Type": "text/plain" },
    { "x-middleware-subrequest": "middleware" },
    { "x-middleware-subrequest": Array(6).fill("middleware").join(":") },
    { "x-middleware-subrequest": Array(6).fill("src/middleware").join(":") },
    { "x-middleware-subrequest-id": "x", "x-middleware-invoke": "1" },
    { "x-middleware-next": "1" },
    { "x-middleware-rewrite": page },
    { "x-middleware-prefetch": "1" },
    { "x-nextjs-data": "1" },
    { "x-now-route-matches": "1", "x-matched-path": page },
    { "x-invoke-path": page, "x-invoke-status": "200", "x-invoke-output": page },
    { "x-rewrite-url": page, "x-original-url": page },
    { "x-forwarded-host": "localhost", "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https" },
    { "x-prerender-revalidate": "1", "x-vercel-protection-bypass": "1" },
    { "x-palisade-client": "127.0.0.1", "x-palisade-page": page },
    { "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" },
    { "If-None-Match": "*", "If-Modified-Since": new Date().toUTCString() },
    { Range: "bytes=0-100000" },
    { "Sec-Fetch-Dest": "image" },
    { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors" },
    { Cookie: "palisade-access=1" },
    { Cookie: "palisade-access=a.b; palisade-splash=1" },
    { Cookie: "__prerender_bypass=x; __next_preview_data=x" },
    bearer,
  ];
  const methods = [
    "HEAD",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "OPTIONS",
    "PROPFIND",
    "TRACE",
    "SEARCH",
    "PURGE",
  ];
  return [
    ...paths.map((path) => ({ path })),
    ...paths.map((path) => ({ path, headers: flight })),
    ...headers.map((header) => ({ path: page, headers: header })),
    ...methods.map((method) => ({ path: page, method })),
    ...methods.map((method) => ({ path: page, method, headers: flight })),
  ];
}

/** Runs of plain words long enough to belong to one page, as they read in HTML and in React's data alike. */
function sentences(body: string): string[] {
  const text = body
    .replace(/<script[\s\S]*?<\/script>|<head[\s\S]*?<\/head>|<style[\s\S]*?<\/style>/g, " ")
    .replace(/<[^>]*>/g, "\n");
  return [...new Set(text.match(/[A-Za-z][A-Za-z0-9 ,.-]{18,}/g) ?? [])];
}

let site: Site;
let stale: Record<string, string>;
let operator: Record<string, string>;
let allowed: Record<string, string>;
/** What each page and file says, less what the gate and the not-found page say too. */
const canaries = new Map<string, string[]>();

beforeAll(async () => {
  site = await startSite();
  const open = new Map<string, string>();
  for (const path of [...shownPages, ...textFiles]) open.set(path, (await rawRequest(site.url, path)).body);
  const missing = (await rawRequest(site.url, "/no-such-page")).body;
  await put(site, "protection", { enabled: true, passcode: "an earlier one", mobile: "gate" });
  const answer = await site.post("/api/access", { passcode: "an earlier one" });
  stale = { Cookie: String(answer.headers.getSetCookie()[0]).split(";")[0] ?? "" };
  operator = await signedIn(site);
  await put(site, "protection", { enabled: true, passcode, mobile: "gate" });
  allowed = await unlocked(site);
  const shown = (await rawRequest(site.url, "/")).body + missing;
  for (const [path, body] of open) {
    canaries.set(
      path,
      sentences(body).filter((sentence) => !shown.includes(sentence)),
    );
  }
}, 120_000);
afterAll(() => site.stop());

function assertNothingOf(path: string, answer: RawAnswer, how: Evasion): void {
  const leaked = (canaries.get(path) ?? []).filter((sentence) => answer.body.includes(sentence));
  expect(leaked, JSON.stringify(how)).toEqual([]);
}

describe.each(shownPages)("with the gate on, %s", (page) => {
  it("says nothing, however it is asked", async () => {
    expect(canaries.get(page)?.length).toBeGreaterThan(1);
    for (const how of [
      ...evasions(page),
      { path: page, headers: stale },
      { path: page, headers: operator },
    ]) {
      assertNothingOf(page, await rawRequest(site.url, how.path, how), how);
    }
  });

  it("is there for whoever has the passcode", async () => {
    const answer = await rawRequest(site.url, page, { headers: allowed });
    expect(canaries.get(page)?.every((sentence) => answer.body.includes(sentence))).toBe(true);
  });
});

describe("with the gate on", () => {
  it.each([...files, ...dynamicPages, "/no-such-page", "/index", "/_not-found", "/_global-error"])(
    "%s answers with the gate",
    async (path) => {
      const answer = await rawRequest(site.url, path);
      expect(answer.status).toBe(401);
      expect(answer.headers["cache-control"]).toBe("private, no-store");
      expect(answer.body).toContain("Enter passcode to access the site");
      assertNothingOf(path, answer, { path });
    },
  );

  it("has pages and files to hide", () => {
    expect(shownPages.length).toBeGreaterThan(15);
    expect(files).toEqual(expect.arrayContaining(["/og/home.png", "/sitemap.xml", "/openapi.json"]));
  });
});

describe("the build's own assets, which are not asked about", () => {
  it("are there with the gate on, and a name that is none of them says nothing", async () => {
    const gate = (await rawRequest(site.url, "/")).body;
    const asset = /\/_next\/static\/chunks\/[\w.~-]+\.css/.exec(gate)?.[0] ?? "";
    expect((await rawRequest(site.url, asset)).status).toBe(200);
    const none = await rawRequest(site.url, "/_next/static/chunks/none.js");
    expect(none.status).toBe(404);
    for (const page of shownPages) assertNothingOf(page, none, { path: "/_next/static/chunks/none.js" });
    expect(none.body.length).toBeLessThan(100);
  });
});

describe("the barriers' own addresses", () => {
  it.each(barriers)("%s is no page while nothing is on", async (path) => {
    await put(site, "protection", { enabled: false });
    expect((await rawRequest(site.url, path)).status).toBe(404);
  });
});
