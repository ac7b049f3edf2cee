import { expect, it } from "vitest";
import { handbookEntries, handbookPageNames } from "@/lib/search/handbook";
import { paths } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { readText } from "@/scripts/docs/markdown";
import { htmlOf } from "@/tests/support/console";
import { ownSite } from "@/tests/support/site-of-file";

const site = ownSite();

it.each(handbookPageNames)("every result of the search is on the page %s, once", async (page) => {
  const html = await htmlOf(site, consolePaths.handbookPage(page));
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const entries = (await handbookEntries()).filter((entry) => entry.page === page);
  const linked = entries.flatMap(({ id }) => id ?? []);
  expect(linked.filter((id) => ids.filter((one) => one === id).length !== 1)).toEqual([]);
  expect(entries.length).toBeGreaterThan(1);
});

it.each(handbookPageNames)("the page %s is for signed-in staff only", async (page) => {
  const ids = (await handbookEntries()).flatMap((entry) => (entry.page === page && entry.id) || []);
  const answer = await fetch(`${site.url}${consolePaths.handbookPage(page)}`, { redirect: "manual" });
  expect(answer.headers.get("location")).toContain(paths.operator);
  const html = await answer.text();
  expect(ids.filter((id) => html.includes(`"${id}"`))).toEqual([]);
});

it("the console shows the documentation for operators and deployers", () => {
  const listed = ["Operators", "Deployers"].flatMap((who) => {
    const [, list = ""] =
      new RegExp(`^- \\*\\*${who}\\*\\*: ([\\s\\S]*?)(?=^- )`, "m").exec(readText("README.md")) ?? [];
    return [...list.matchAll(/docs\/([\w-]+)\.md/g)].map(([, name]) => name);
  });
  expect(listed.length).toBeGreaterThan(10);
  expect(handbookPageNames).toEqual(expect.arrayContaining(listed));
});
