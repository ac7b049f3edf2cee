import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { sections } from "@/lib/console/sections";
import { readEnv, secretNames, variableNames } from "@/lib/platform/environment";
import { site } from "@/lib/site/brand";
import { readText, tableOf, wholeTable } from "@/scripts/docs/markdown";
import { generatedTables } from "@/scripts/docs/tables";
import { codeIn } from "@/tests/support/markdown";

const root = path.resolve(import.meta.dirname, "../..");

it("docs/configuration.md has every environment variable with its default", () => {
  const rows = tableOf("docs/configuration.md", "Variable").map(([name, value]) => [
    codeIn(name),
    codeIn(value),
  ]);
  const secret = "s".repeat(32);
  const values: Record<string, unknown> = { ...readEnv({ SESSION_SECRET: secret }) };
  const computed: Record<string, string> = {
    ...{ HOST: "all interfaces", SITE_URL: site.url, SITE_NAME: site.name, LEGAL_NAME: site.legalName },
    ...{ SITE_DOMAIN: site.domain, PHONE_MAIN: site.phone.main, PHONE_TOLL_FREE: site.phone.tollFree },
    ...{ SESSION_SECRET: "written to `.env`", OPERATOR_TOKEN: "written to `.env`" },
    ...{ FILES_DIR: "files", FILES_KEY: "SESSION_SECRET" },
  };
  const defaultOf = (name: string) => computed[name] ?? (String(values[name] ?? "") || "none");
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(variableNames.map((name) => [name, defaultOf(name)])),
  );
});

it("docs/configuration.md names the variables that may be read from a file", () => {
  const [, chapter = ""] = readText("docs/configuration.md").split("## Secrets in files");
  const named = [...chapter.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name);
  expect(named.filter((name) => name !== "_FILE").sort()).toEqual([...secretNames].sort());
});

it.each(generatedTables)("$file has the generated table: npm run docs:tables", ({ file, table }) => {
  expect(wholeTable(file, table[0]?.[0] ?? "")).toEqual(table);
});

it("CHANGELOG.md starts with the version of package.json", () => {
  const [, newest] = /^## (.*)$/m.exec(readText("CHANGELOG.md")) ?? [];
  expect(newest).toBe(JSON.parse(readText("package.json")).version);
});

it("CHANGELOG.md lists every migration for operators", () => {
  const migrations = readdirSync(path.join(root, "prisma/migrations")).filter((name) => /^\d+_/.test(name));
  const listed = tableOf("CHANGELOG.md", "Migration").map(([name]) => codeIn(name));
  expect(migrations.filter((name) => !listed.includes(name))).toEqual([]);
});

it("docs/audit.md says what every kind of entry covers", () => {
  const blank = tableOf("docs/audit.md", "Kind").filter(([, , covers]) => !covers);
  expect(blank).toEqual([]);
});

it("docs/handbook.md says what staff do in every section of the console", () => {
  const named = tableOf("docs/handbook.md", "Section").map(([name]) => name);
  // The section “Handbook” shows this file.
  const { handbook: _, ...others } = sections;
  expect(named.sort()).toEqual(
    Object.values(others)
      .map(({ title }) => `_${title}_`)
      .sort(),
  );
});

it("README.md names every subject of lib", () => {
  const folders = readdirSync(path.join(root, "lib"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !["platform", "site"].includes(entry.name))
    .map(({ name }) => name);
  const cells = tableOf("README.md", "Subjects of `lib`").map(([cell = ""]) => cell);
  const named = [...cells.join().matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(folders.sort());
});
