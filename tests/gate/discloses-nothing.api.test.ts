import { beforeAll, describe, expect, it } from "vitest";
import { pageMeta } from "@/lib/pages/page-meta";
import { site as brand } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { languages, otherLanguages, pathIn } from "@/lib/site/language";
import { endpoints, enterPath, paths } from "@/lib/site/paths";
import { consolePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { siteWords } from "@/lib/site/words";
import { createLink } from "@/tests/support/access";
import { passcode, put, unlocked } from "@/tests/support/operator";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();
beforeAll(async () => {
  await put(site, "protection", { enabled: true, passcode, mobile: "gate" });
});

/**
 * Strings that occur on the site and in its scripts, but must not occur before the gate: figures, names, texts,
 * addresses.
 */
const canaries = [
  figures.terms.smallClaims,
  figures.claims.usersProtected,
  figures.plans.enterprise.uptimeSla,
  figures.published.successRate,
  "uptimeSla",
  "liabilityCap",
  "ratePerMinute",
  "erasedCaseDays",
  ...languages.map((language) => siteWords[language].description),
  brand.address.street,
  brand.phone.main,
  brand.email.sales,
  ...languages.flatMap((language) => [siteWords[language].notFound.lead, pageMeta[language].privacy.title]),
];

const withoutPasscode = [
  ...Object.values(paths),
  ...Object.values(endpoints),
  ...[staffEndpoints, consolePaths]
    .flatMap(Object.values<unknown>)
    .filter((path) => typeof path === "string"),
  ...[paths.operator, endpoints.health, endpoints.access, endpoints.logo].map((path) => `${path}/zzz`),
  "/operator/settings/zzz",
  "/operator/incidents/zzz/zzz",
  "/zzz",
  ...otherLanguages.flatMap((language) =>
    [...Object.values(paths), "/zzz", "/status/history/zzz", "/not-found", "/manifest.webmanifest"].map(
      (path) => pathIn(language, path),
    ),
  ),
  "/_next/zzz",
  "/_next/static/zzz",
  "/_next/static/chunks/zzz.js",
  "/_next/static/chunks/zzz/zzz.js",
  "/_next/image?url=%2Flogo.svg&w=640&q=75",
  "/_next/data/zzz/index.json",
  "/openapi.json",
  "/llms.txt",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/mock-api.mjs",
  "/readme/home.png",
  "/docs/home.png",
];
const asked: Record<string, string>[] = [
  {},
  { "Sec-Fetch-Dest": "document" },
  { RSC: "1", "Sec-Fetch-Dest": "empty" },
];
const bodies = new Map<string, string>();

/** Requests an address in all ways that browsers do, then every file of the build that the responses mention. */
async function crawl(address: string): Promise<void> {
  for (const [way, headers] of asked.entries()) {
    const key = `${address} ${way}`;
    if (bodies.has(key)) return;
    const answer = await fetch(`${site.url}${address}`, { headers, redirect: "manual" });
    const body = await answer.text();
    bodies.set(key, `${answer.headers.get("location") ?? ""}\n${body}`);
    const named = body.match(/static\/(?:chunks|media)\/[\w.~/-]+\.(?:js|css|json|map)/g) ?? [];
    for (const file of new Set(named)) await crawl(`/_next/${file}`);
  }
}

describe("a visitor without the passcode", () => {
  it("receives no figures or text of the site, including scripts", async () => {
    const { secret } = await createLink(site);
    for (const path of [...withoutPasscode, enterPath(secret), enterPath("zzz")]) await crawl(path);
    const disclosed = [...bodies].flatMap(([address, body]) =>
      canaries.filter((canary) => body.includes(canary)).map((canary) => `${address}: ${canary}`),
    );
    expect(disclosed).toEqual([]);
    expect([...bodies.keys()].filter((address) => address.includes(".js ")).length).toBeGreaterThan(2);
  });

  it.each(["/readme/home.png", "/docs/home.png", "/operator/zzz", "/api/health/zzz"])(
    "receives the gate at %s",
    async (path) => {
      expect((await fetch(`${site.url}${path}`)).status).toBe(401);
    },
  );

  it("receives the gate in the language of the address", async () => {
    const answer = await fetch(`${site.url}/de/pricing`);
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('<html lang="de"');
  });

  it.each(["If-None-Match", "If-Modified-Since"])("never receives a 304 for %s", async (condition) => {
    for (const value of ["*", new Date().toUTCString()]) {
      const answer = await fetch(`${site.url}/pricing`, { headers: { [condition]: value } });
      expect(answer.status).toBe(401);
    }
  });
});

it("a visitor with the passcode receives the text that these tests search for", async () => {
  const headers = await unlocked(site);
  const pages = [
    paths.home,
    paths.pricing,
    paths.terms,
    paths.contact,
    paths.status,
    ...languages.map((language) => pathIn(language, "/zzz")),
  ];
  const all = await Promise.all(
    pages.map(async (page) => (await fetch(`${site.url}${page}`, { headers })).text()),
  );
  for (const canary of [
    figures.terms.smallClaims,
    brand.address.street,
    brand.phone.main,
    ...languages.map((language) => siteWords[language].notFound.lead),
  ]) {
    expect(
      all.some((page) => page.includes(canary)),
      canary,
    ).toBe(true);
  }
});

it("the README’s pictures aren’t served, even on an open site", async () => {
  await put(site, "protection", { enabled: false });
  expect((await fetch(`${site.url}/readme/home.png`)).status).toBe(404);
});
