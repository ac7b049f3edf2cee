import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";
import { languages, otherLanguages } from "@/lib/site/language";
import { statusWords } from "@/lib/status/words";
import { firstSample } from "@/tests/support/measurements";
import { shell } from "@/tests/support/shells";
import { freePort } from "@/tests/support/site";
import { ownSite } from "@/tests/support/site-of-file";
import { testSecrets } from "@/tests/support/template";

const root = path.resolve(import.meta.dirname, "../..");
const run = (command: Parameters<typeof shell>[0], args: string[], env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, shell(command, ...args), {
    cwd: root,
    env: { ...process.env, DATABASE_URL: "", LOG_LEVEL: "error", ...testSecrets, ...env },
  });

const site = ownSite();
beforeAll(async () => {
  await firstSample(site);
});

it("a remote probe measures the site without a database and reports the result", async () => {
  const { stdout } = await run("probe", ["--site", site.url, "--place", "Frankfurt", "--once"]);
  // Slow responses count as degraded, and a busy machine's are slow.
  const printed = [...stdout.matchAll(/(site|api) (operational|degraded)/g)].map(([, check, status]) => [
    check,
    status,
  ]);
  expect(printed.map(([check]) => check)).toEqual(["site", "api"]);
  const rows = await site.db.placeSample.findMany({ where: { place: "Frankfurt" } });
  expect(rows.map(({ check, status }) => [check, status]).toSorted()).toEqual(printed.toSorted());
});

it("a probe that can’t reach the site says so", async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const failed = run("probe", ["--site", nobody, "--place", "Frankfurt", "--once"]);
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining("site outage, api outage"),
    stderr: expect.stringContaining("not reported yet"),
  });
});

it("the page is exported as static files with the same content as the site", async () => {
  const folder = path.join(site.folder, "export");
  await run("status-export", ["--to", folder], { DATABASE_URL: `file:${site.databaseFile}` });
  const files = ["feed.atom", "feed.json", "index.html", "maintenance.ics", "status.json", "status.txt"];
  expect(readdirSync(folder).toSorted()).toEqual([...files, ...otherLanguages].toSorted());
  for (const language of languages) {
    const own = language === "en" ? folder : path.join(folder, language);
    const text = (name: string) => readFileSync(path.join(own, name), "utf8");
    const record = JSON.parse(text("status.json"));
    const [headline = "nothing"] = text("status.txt").split("\n");
    expect(Object.values(statusWords[language].headlines)).toContain(headline);
    expect(text("index.html")).toContain(`<html lang="${language}"`);
    expect(text("index.html")).toContain(`<h1>${headline}</h1>`);
    for (const { name } of record.services) expect(text("index.html")).toContain(name);
    expect(text("index.html")).not.toMatch(/<script|src=/);
    const others = [...text("index.html").matchAll(/href="([^"]*index\.html)"/g)].map(([, href]) => href);
    expect(others).toHaveLength(languages.length - 1);
    for (const href of others) expect(existsSync(path.join(own, String(href)))).toBe(true);
  }
});
