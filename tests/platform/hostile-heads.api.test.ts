import { expect, it } from "vitest";
import { endpoints, paths } from "@/lib/site/paths";
import { rawRequest } from "@/tests/support/raw-request";
import { ownSite } from "@/tests/support/site-of-file";

const site = ownSite();

/** The fastest of several responses, in milliseconds. */
async function fastest(path: string, headers: Record<string, string> = {}): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    const start = performance.now();
    await rawRequest(site.url, path, { headers });
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

it("a User-Agent of the maximum length takes no longer than a short one", async () => {
  const long = { "User-Agent": "a".repeat(15_000) };
  expect((await rawRequest(site.url, paths.contact, { headers: long })).status).toBe(200);
  const usual = await fastest(paths.contact, { "User-Agent": "a" });
  expect(await fastest(paths.contact, long)).toBeLessThan(usual + 100);
});

it.each([paths.home, paths.operator, endpoints.health])(
  "%s is rejected with a query of too many parameters",
  async (path) => {
    const many = await rawRequest(site.url, `${path}?${"a=b&".repeat(3600)}`);
    expect([many.status, JSON.parse(many.body).message]).toEqual([
      400,
      "The query of this address has too many parts.",
    ]);
    const some = await rawRequest(site.url, `${path}?${"a=b&".repeat(100)}`);
    expect(some.status).toBe(200);
  },
);
