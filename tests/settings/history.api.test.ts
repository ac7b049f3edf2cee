import { beforeAll, expect, it } from "vitest";
import { type SettingKey, settingList } from "@/lib/settings";
import { consolePaths } from "@/lib/site/staff-paths";
import { put } from "@/tests/support/operator";
import { borrowedSite } from "@/tests/support/site-of-file";
import { type Joined, joinSite } from "@/tests/support/staff";

const site = borrowedSite();
let viewer: Joined;
let operator: Joined;
beforeAll(async () => {
  viewer = await joinSite(site, "viewer");
  operator = await joinSite(site, "operator");
  for (const message of ["First notice", "Second notice"]) {
    await put(site, "maintenance", { enabled: false, message });
    await put(site, "announcement", { enabled: false, message: `${message} of the bar` });
  }
  await put(site, "logo", { logoUrl: "/logo.svg?new" });
});

const page = async (address: string, { cookie }: Joined) =>
  (await fetch(`${site.url}${address}`, { headers: cookie, redirect: "manual" })).text();

/** The addresses of the links named History on the settings' page, by setting. */
async function historyLinks(who: Joined): Promise<Partial<Record<string, string>>> {
  const html = await page(consolePaths.settings, who);
  const links = [...html.matchAll(/<a href="([^"]+)" aria-label="History: ([^"]+)"/g)];
  return Object.fromEntries(links.map(([, href = "", title]) => [title, href.replaceAll("&amp;", "&")]));
}

/** What the audit's list shows at an address, entry by entry, without the markup. */
async function entriesAt(address: string): Promise<string[]> {
  const html = await page(address, viewer);
  return [...html.matchAll(/<li data-item[^>]*>(.*?)<\/li>/gs)].map(([, entry = ""]) =>
    entry.replace(/<[^>]+>/g, " "),
  );
}

const titleOf = (key: SettingKey) => settingList.find((setting) => setting.key === key)?.title ?? key;

it("every setting links to its own changes, the latest first", async () => {
  const links = await historyLinks(viewer);
  expect(Object.keys(links).sort()).toEqual(settingList.map(({ title }) => title).sort());

  const maintenance = await entriesAt(links[titleOf("maintenance")] ?? "");
  const title = `${titleOf("maintenance")} changed`;
  expect(maintenance).toEqual([
    expect.stringMatching(new RegExp(`${title}.*Second notice`, "s")),
    expect.stringMatching(new RegExp(`${title}.*First notice`, "s")),
  ]);
  expect(maintenance.join()).not.toContain("of the bar");

  expect(await entriesAt(links[titleOf("logo")] ?? "")).toHaveLength(1);
  expect(await entriesAt(links[titleOf("protection")] ?? "")).toEqual([]);
});

it("the link is hidden from those who may not read the audit", async () => {
  expect(await historyLinks(operator)).toEqual({});
  expect(await page(consolePaths.settings, operator)).not.toContain(consolePaths.audit);
});
