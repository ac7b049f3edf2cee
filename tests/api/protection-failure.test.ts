import { copyFileSync, mkdtempSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { eventually } from "../support/eventually";
import { passcode, put } from "../support/operator";
import { openDatabase, type Site, startSite } from "../support/site";
import { templateFile } from "../support/template";

let site: Site | undefined;
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

/** A site whose settings can't be read, and never could. */
async function unreadSite(onFailure: string): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-"));
  const file = path.join(folder, "site.db");
  copyFileSync(templateFile, file);
  const db = openDatabase(file);
  await db.setting.update({ where: { key: "protection" }, data: { value: { enabled: "closed" } } });
  await db.$disconnect();
  site = await startSite({ env: { PROTECTION_ON_FAILURE: onFailure }, folder });
  return site;
}

/** A site whose database is gone after its settings were read. */
async function brokenSite(enabled: boolean): Promise<Site> {
  site = await startSite();
  await put(site, "protection", { enabled, passcode });
  expect((await fetch(`${site.url}/about`)).status).toBe(enabled ? 401 : 200);
  renameSync(site.databaseFile, `${site.databaseFile}.gone`);
  return site;
}

it.each([
  [true, 401],
  [false, 200],
])("stays as it was last known while the database is away: closed %s", async (closed, status) => {
  const broken = await brokenSite(closed);
  await eventually(async () => {
    const answer = await fetch(`${broken.url}/about`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(broken.log()).toContain("settings could not be read");
  });
  if (!closed) expect((await fetch(`${broken.url}/verify/token`)).status).toBe(503);
});

it("shows the site without the gate, uncached, and logs it", async () => {
  const { url, log } = await unreadSite("open");
  const answer = await eventually(async () => {
    const shown = await fetch(`${url}/about`);
    expect(shown.status).toBe(200);
    return shown;
  });
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(log()).toContain("settings could not be read");
});

it("says what is made from stored data can't be shown, without needing scripts", async () => {
  const { url } = await unreadSite("open");
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
  const { url } = await unreadSite("closed");
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

it("is protected as soon as the settings can be read", async () => {
  const { url, db } = await unreadSite("open");
  await eventually(async () => expect((await fetch(`${url}/about`)).status).toBe(200));
  const value = { enabled: true, mobile: "gate", passcodeHash: null };
  await db.setting.update({ where: { key: "protection" }, data: { value } });
  await eventually(async () => expect((await fetch(`${url}/about`)).status).toBe(401));
});
