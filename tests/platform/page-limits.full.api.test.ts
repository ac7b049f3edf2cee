import { expect, it } from "vitest";
import { rateLimits } from "@/lib/platform/limits/rates";
import { endpoints, paths, statusFeeds, statusPaths } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { behindProxy, newClient } from "@/tests/support/clients";
import { cookieName, session } from "@/tests/support/console";
import { ownSite } from "@/tests/support/site-of-file";

const site = ownSite({ env: behindProxy });

const get = (path: string, client: Record<string, string>, accept = "text/html") =>
  fetch(`${site.url}${path}`, { headers: { Accept: accept, ...client }, redirect: "manual" });

it("only pages rendered per request are limited by client", async () => {
  const client = newClient();
  const { points, duration } = rateLimits.renderedPage;
  const rendered = ["/verify/none", "/de/verify/none", statusPaths.history];
  let served = 0;
  for (let limited = false; !limited; ) {
    const batch = await Promise.all(
      rendered.slice(0, 2).map(async (path) => (await get(path, client)).status),
    );
    served += batch.filter((status) => status === 200).length;
    limited = batch.includes(429);
    expect(served).toBeLessThanOrEqual(points);
  }
  expect(served).toBe(points);
  for (const path of rendered) {
    const refused = await get(path, client);
    expect([path, refused.status]).toEqual([path, 429]);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(duration);
    expect(refused.headers.get("content-type")).toContain("text/html");
    expect(refused.headers.get("cache-control")).toContain("no-store");
    expect((await get(path, newClient())).status).toBe(200);
  }
  const asData = await get("/verify/none", client, "text/x-component");
  expect([asData.status, asData.headers.get("content-type")]).toEqual([429, "application/problem+json"]);
  for (const path of [paths.home, paths.status, "/de", endpoints.health])
    expect((await get(path, client)).status, path).toBe(200);
});

it("strangers at the same address don’t keep staff from the console", async () => {
  const client = newClient();
  const { points } = rateLimits.consolePage;
  const statuses = new Set<number>();
  for (let turn = 0; turn <= points; turn += 1) statuses.add((await get(paths.operator, client)).status);
  expect([...statuses]).toEqual([200, 429]);
  expect((await get("/verify/none", client)).status).toBe(200);
  const Cookie = `${cookieName}=${await session(site)}`;
  expect((await get(consolePaths.overview, { ...client, Cookie })).status).toBe(200);
});

it("posts to the console’s pages count, too", async () => {
  const client = newClient();
  const { points } = rateLimits.consolePage;
  const statuses = new Set<number>();
  for (let turn = 0; turn <= points; turn += 1) {
    const response = await fetch(`${site.url}/operator/join/x`, {
      method: "POST",
      body: "a=b",
      headers: client,
    });
    statuses.add(response.status);
  }
  expect([...statuses]).toEqual([200, 429]);
});

it("what other websites’ pages load is refused, and counts toward nobody’s limit", async () => {
  const client = newClient();
  const { points } = rateLimits.renderedPage;
  const image = { ...client, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "image" };
  const fileLink = `/privacy-requests/GD-0000-0000/${"a".repeat(43)}/data`;
  for (const path of ["/verify/none", fileLink]) expect((await get(path, image)).status, path).toBe(403);
  for (let turn = 0; turn < points; turn += 1) await get("/verify/none", image);
  for (const path of [
    statusFeeds.badge,
    statusFeeds.card,
    statusFeeds.text,
    statusFeeds.atom,
    statusFeeds.calendar,
  ])
    expect((await get(path, image)).status, path).toBe(200);
  for (let turn = 0; turn < points; turn += 1) await get(statusFeeds.badge, image);
  // Speculation rules prefetch a page from another website, and from this one.
  const prefetch = { ...client, "Sec-Purpose": "prefetch", "Sec-Fetch-Dest": "document" };
  for (let turn = 0; turn < points; turn += 1)
    expect((await get("/verify/none", { ...prefetch, "Sec-Fetch-Site": "none" })).status).toBe(403);
  expect((await get("/verify/none", { ...prefetch, "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
  expect((await get("/verify/none", client)).status).toBe(200);
  const navigation = { ...client, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document" };
  const statuses = new Set<number>();
  for (let turn = 0; turn <= rateLimits.foreignPage.points; turn += 1)
    statuses.add((await get("/verify/none", navigation)).status);
  expect([...statuses]).toEqual([200, 429]);
  expect((await get("/verify/none", client)).status).toBe(200);
});

it("a page that is the same for everybody may be cached for a second, and a personal one may not", async () => {
  for (const path of [statusPaths.history, `/de${statusPaths.history}`]) {
    const { headers } = await get(path, newClient());
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=1");
    expect(headers.get("set-cookie")).toBeNull();
  }
  for (const path of ["/verify/none", "/operator"])
    expect((await get(path, newClient())).headers.get("cache-control")).not.toContain("public");
});
