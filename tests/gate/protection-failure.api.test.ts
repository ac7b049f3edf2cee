import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { passcode, put } from "@/tests/support/operator";
import { openDatabase, type Site, startSite } from "@/tests/support/site";
import { borrowedSite, siteOfFile } from "@/tests/support/site-of-file";
import { templateFile } from "@/tests/support/template";
import { withoutDatabase } from "@/tests/support/without-database";

/** A site whose settings could never be read. */
async function unreadSite(onFailure: string): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-"));
  const file = path.join(folder, "site.db");
  copyFileSync(templateFile, file);
  const db = openDatabase(file);
  await db.setting.update({ where: { key: "protection" }, data: { value: { enabled: "closed" } } });
  await db.$disconnect();
  return startSite({ env: { PROTECTION_ON_FAILURE: onFailure }, folder });
}

describe("a site whose database fails after its settings were read", () => {
  const site = borrowedSite();

  it.each([
    [true, 401],
    [false, 200],
  ])("keeps its last known settings: gate on = %s", async (closed, status) => {
    const shown = () => fetch(`${site.url}/about`);
    await put(site, "protection", { enabled: closed, passcode });
    expect((await shown()).status, "status before").toBe(status);
    const printed = site.log().length;
    await withoutDatabase(site.databaseFile, async () => {
      await eventually(async () => {
        const answer = await shown();
        expect(answer.status, "status while it is gone").toBe(status);
        expect(answer.headers.get("cache-control")).toBe("private, no-store");
        expect(site.log().slice(printed)).toContain("settings could not be read");
      });
      if (!closed)
        expect((await fetch(`${site.url}/verify/token`)).status, "status of a link's page").toBe(503);
    });
  });
});

describe("a site that could never read its settings", () => {
  const site = siteOfFile(() => unreadSite("open"));
  const statusOf = async (page: string) => (await fetch(`${site.url}${page}`)).status;

  it("is open without the gate and uncached, and logs it", async () => {
    const answer = await fetch(`${site.url}/about`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(site.log()).toContain("settings could not be read");
  });

  it.each(["/correct/draft", "/verify/token", "/privacy-requests/GD-7K2M-9QXD/token"])(
    "says that %s, which shows stored data, is unavailable, also without scripts",
    async (page) => {
      const answer = await fetch(`${site.url}${page}`);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await answer.text()).toContain("Not available right now</h1>");
    },
  );

  it("closes the gate as soon as the settings can be read", async () => {
    expect(await statusOf("/about")).toBe(200);
    const value = { enabled: true, mobile: "gate", passcodeHash: null };
    await site.db.setting.update({ where: { key: "protection" }, data: { value } });
    await eventually(async () => expect(await statusOf("/about")).toBe(401));
  });
});

it("a site that could never read its settings answers 503 if configured to, except for staff and health checks", async () => {
  const { url, stop } = await unreadSite("closed");
  const answer = await fetch(`${url}/about`);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  const html = await answer.text();
  expect(html).toContain("Not available right now");
  expect(html).not.toContain("Enter passcode");
  const refused = await fetch(`${url}/api/contact/submit`);
  expect(refused.headers.get("content-type")).toBe("application/problem+json");
  for (const open of ["/operator", "/api/health/ping"])
    expect((await fetch(`${url}${open}`)).status, `status of ${open}`).toBe(200);
  await stop();
});
