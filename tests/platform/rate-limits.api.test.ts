import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateLimits } from "@/lib/platform/limits/rates";
import { endpoints } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { borrowSite } from "@/tests/support/borrowed-site";
import { behindProxy } from "@/tests/support/clients";
import { type Site, startSite } from "@/tests/support/site";
import { testSecrets } from "@/tests/support/template";

/** A site behind a proxy, and a second process on the same database. */
let proxied: Site;
let beside: Site;
beforeAll(async () => {
  proxied = await borrowSite();
  beside = await startSite({ env: behindProxy, folder: proxied.folder });
});
afterAll(async () => {
  await beside.stop({ keep: true });
  await proxied.stop();
});

const { points, duration } = rateLimits.contact;

/** A cheap post that counts toward the limit, although its content is refused. */
const knock = (site: Site, forwarded?: string) =>
  site.post(endpoints.contact, {}, forwarded === undefined ? {} : { "X-Forwarded-For": forwarded });

/** Uses up a client's whole limit, with the X-Forwarded-For that `forwarded` returns. */
async function useUp(site: Site, forwarded: (turn: number) => string | undefined) {
  for (let turn = 0; turn < points; turn += 1) {
    expect((await knock(site, forwarded(turn))).status, `turn ${turn}`).toBe(422);
  }
}

describe("a rate limit", () => {
  it("applies after its number of requests, states when it ends, and ends then", async () => {
    const start = new Date("2031-03-01T10:00:00Z");
    const setClocks = (to: Date | null) => Promise.all([proxied, beside].map((site) => site.setClock(to)));
    await setClocks(start);
    await useUp(proxied, () => "198.18.1.1");
    const refused = await knock(proxied, "198.18.1.1");
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(duration - 120);
    expect(wait).toBeLessThanOrEqual(duration);

    await setClocks(new Date(start.getTime() + (duration - 2) * 1000));
    expect((await knock(proxied, "198.18.1.1")).status).toBe(429);
    await setClocks(new Date(start.getTime() + (duration + 120) * 1000));
    expect((await knock(proxied, "198.18.1.1")).status).toBe(422);
    await setClocks(null);
  });

  it("is shared with a second process", async () => {
    for (let turn = 0; turn < points; turn += 1) {
      expect((await knock(turn % 2 === 0 ? proxied : beside, "198.18.2.1")).status).toBe(422);
    }
    expect((await knock(proxied, "198.18.2.1")).status).toBe(429);
    expect((await knock(beside, "198.18.2.1")).status).toBe(429);
  });

  it("applies per client and endpoint", async () => {
    await useUp(proxied, () => "198.18.3.1");
    expect((await knock(proxied, "198.18.3.1")).status).toBe(429);
    expect((await knock(proxied, "198.18.4.1")).status).toBe(422);
    const elsewhere = await proxied.post(endpoints.gdprRequest, {}, { "X-Forwarded-For": "198.18.3.1" });
    expect(elsewhere.status).toBe(422);
  });

  it("keeps the input of a plain form in the browser", async () => {
    await useUp(proxied, () => "198.18.5.1");
    const headers = { "X-Forwarded-For": "198.18.5.1" };
    const answer = await proxied.postForm(endpoints.contact, { message: "Long words" }, headers);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(await answer.text()).toContain("what you typed should still be there");
  });

  it("stores no address", async () => {
    const rows = await proxied.db.rateLimit.findMany();
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[a-zA-Z]+\d*:[\w-]{22}$/);
  });
});

describe("the console's sign-in", () => {
  it("is limited for wrong tokens, not for right ones", async () => {
    const from = { "X-Forwarded-For": "198.18.6.1" };
    const signIn = async (token: string) =>
      (await proxied.postForm(consolePaths.signIn, { token }, from)).headers.get("location");
    const { points } = rateLimits.operatorSignIn;
    for (let turn = 0; turn < 2 * points; turn += 1)
      expect(await signIn(testSecrets.OPERATOR_TOKEN)).toBe(consolePaths.overview);
    for (let turn = 0; turn < points; turn += 1) expect(await signIn("guess")).toMatch(/answer=wrong/);
    expect(await signIn("guess")).toMatch(/answer=many/);
    expect(await signIn(testSecrets.OPERATOR_TOKEN)).toMatch(/answer=many/);
  });
});

describe("a forwarded address", () => {
  it("is read from the right, so a client’s own entries are ignored", async () => {
    await useUp(proxied, (turn) => `10.9.8.${turn}, 198.18.20.1`);
    expect((await knock(proxied, "10.1.1.1, 198.18.20.1")).status).toBe(429);
    expect((await knock(proxied, "198.18.20.1")).status).toBe(429);
  });

  it("is found behind every trusted proxy", async () => {
    await useUp(proxied, (turn) => `10.9.8.${turn}, 198.18.21.1, 192.0.2.1`);
    expect((await knock(proxied, "198.18.21.1")).status).toBe(429);
  });

  it("is reduced to an IPv6 /64 network, and to IPv4 if mapped", async () => {
    await useUp(proxied, (turn) => `2001:db8:1:2::${turn}`);
    expect((await knock(proxied, "2001:db8:1:2:ffff::1")).status).toBe(429);
    expect((await knock(proxied, "2001:db8:1:3::1")).status).toBe(422);
    await useUp(proxied, () => "::ffff:198.18.22.1");
    expect((await knock(proxied, "198.18.22.1")).status).toBe(429);
  });

  it.each([
    ["127.9.0.11", ""],
    ["127.9.0.12", "unknown"],
    ["127.9.0.13", "not an address"],
    ["127.9.0.14", "198.18.300.1"],
    ["127.9.0.15", ",,,"],
    ["127.9.0.16", "x".repeat(4000)],
  ])("that is invalid counts as the trusted proxy that sent it, %s", async (proxy, nonsense) => {
    await useUp(proxied, () => `${nonsense}, ${proxy}`);
    expect((await knock(proxied, `another, ${proxy}`)).status).toBe(429);
  });

  it("is the same with any port", async () => {
    await useUp(proxied, (turn) => `198.18.24.1:${5000 + turn}`);
    expect((await knock(proxied, "198.18.24.1")).status).toBe(429);
  });

  it("can’t be set by the site’s own header", async () => {
    await useUp(proxied, () => "198.18.23.1");
    const headers = {
      "X-Forwarded-For": "198.18.23.1",
      "X-Palisade-Client": "6.6.6.6",
      "X-Real-IP": "6.6.6.6",
    };
    expect((await proxied.post(endpoints.contact, {}, headers)).status).toBe(429);
  });
});
