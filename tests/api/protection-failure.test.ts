import { renameSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { eventually } from "../support/eventually";
import { passcode, put } from "../support/operator";
import { type Site, startSite } from "../support/site";

let site: Site | undefined;
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

/** A protected site whose database is gone. */
async function brokenSite(onFailure: string): Promise<Site> {
  site = await startSite({ env: { PROTECTION_ON_FAILURE: onFailure } });
  await put(site, "protection", { enabled: true, passcode });
  expect((await fetch(`${site.url}/about`)).status).toBe(401);
  renameSync(site.databaseFile, `${site.databaseFile}.gone`);
  return site;
}

it("shows the site without the gate, uncached, and logs it", async () => {
  const { url, log } = await brokenSite("open");
  const answer = await eventually(async () => {
    const shown = await fetch(`${url}/about`);
    expect(shown.status).toBe(200);
    return shown;
  });
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(log()).toContain("settings could not be read");
});

it("says what is made from stored data can't be shown, without needing scripts", async () => {
  const { url } = await brokenSite("open");
  for (const path of ["/correct/draft", "/verify/token", "/privacy-requests/GD-7K2M-9QXD/token"]) {
    const answer = await eventually(async () => {
      const shown = await fetch(`${url}${path}`);
      expect(shown.status).toBe(503);
      return shown;
    });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.text()).toContain("Not available right now</h1>");
  }
});

it("closes with 503 where that was asked for, but for its operator and its health", async () => {
  const { url } = await brokenSite("closed");
  const answer = await eventually(async () => {
    const shown = await fetch(`${url}/about`);
    expect(shown.status).toBe(503);
    return shown;
  });
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  const html = await answer.text();
  expect(html).toContain("Not available right now");
  expect(html).not.toContain("Enter passcode");
  expect((await fetch(`${url}/api/contact/submit`)).headers.get("content-type")).toBe(
    "application/problem+json",
  );
});

it("is protected again as soon as the settings can be read", async () => {
  const { url, databaseFile } = await brokenSite("open");
  await eventually(async () => expect((await fetch(`${url}/about`)).status).toBe(200));
  renameSync(`${databaseFile}.gone`, databaseFile);
  await eventually(async () => expect((await fetch(`${url}/about`)).status).toBe(401));
});
