import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { audit } from "@/lib/platform/audit";
import { contextOf } from "@/lib/platform/context";
import { write } from "@/lib/platform/database";
import { ownDatabase } from "@/tests/support/own-database";
import { shell } from "@/tests/support/shells";

const database = ownDatabase();

it("a build without its migrations beside it is refused, instead of reported as up to date", () => {
  const folder = path.join(path.dirname(database), "copied");
  const [command = ""] = shell("prepare-database");
  const copy = path.join(folder, ".next/prepare-database.mjs");
  mkdirSync(path.dirname(copy), { recursive: true });
  copyFileSync(command, copy);
  symlinkSync(path.resolve(command, "../../node_modules"), path.join(folder, "node_modules"), "junction");
  expect(() => execFileSync(process.execPath, [copy], { stdio: "pipe" })).toThrow(/ENOENT.*migrations/);
});

function prepare(env: Record<string, string>, ...args: string[]): string {
  const options = { env: { ...process.env, DATA_DIR: "", ...env }, encoding: "utf8", stdio: "pipe" } as const;
  return execFileSync(process.execPath, shell("prepare-database", ...args), options);
}

it.each([
  ["missing", false],
  ["empty", true],
])("a start says that a database whose file was %s is new and empty", (name, exists) => {
  const file = path.join(path.dirname(database), `${name}.db`);
  if (exists) writeFileSync(file, "");
  expect(prepare({ DATABASE_URL: `file:${file}` })).toContain(`New, empty database ${file}.`);
});

/** Node’s own answer on systems that don’t tell when a file was created: the time of its last change. */
const withoutBirthTimes = `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { statSync } = fs;
  fs.statSync = (...asked) => {
    const stats = statSync(...asked);
    return stats && Object.assign(stats, { birthtimeMs: stats.ctimeMs, birthtime: stats.ctime });
  };
  syncBuiltinESMExports();`;

it("a start works on a system that doesn’t tell when a file was created", () => {
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(withoutBirthTimes)}`;
  const DATABASE_URL = `file:${path.join(path.dirname(database), "other.db")}`;
  expect(prepare({ DATABASE_URL, NODE_OPTIONS })).toContain("seeded");
});

it("a start says that SESSION_SECRET has changed, and doesn’t ask for the old value once it is back", () => {
  const change = (to: string, env = {}) =>
    execFileSync(process.execPath, shell("operator", "maintenance", to), {
      env: { ...process.env, ...env },
      stdio: "pipe",
    });
  change("on");
  const other = { SESSION_SECRET: "another-secret-of-at-least-32-characters" };
  expect(prepare({})).not.toContain("SESSION_SECRET");
  expect(prepare(other)).toContain("SESSION_SECRET has changed");
  change("off", other);
  expect(prepare(other)).not.toContain("SESSION_SECRET");
  const after = prepare({});
  expect(after).toContain("SESSION_SECRET has an earlier value again");
  expect(after).not.toContain("Put the old value back");
});

it("a start is refused if people were erased but the data folder has no record of it, until a new one is begun", async () => {
  await write((tx) =>
    audit(tx, contextOf({ kind: "system", name: "retention" }, new Date()), {
      action: "subject.erased",
      subject: "GD-1",
    }),
  );
  expect(() => prepare({})).toThrow(/isn’t this database’s folder.*npm run migrate -- --new-erasure-record/);
  expect(existsSync(path.join(path.dirname(database), "erasure.key"))).toBe(false);
  expect(prepare({}, "--new-erasure-record")).toContain("• Database");
  expect(prepare({})).toContain("• Database");
});
