import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ownDatabase } from "@/tests/support/own-database";
import { shell } from "@/tests/support/shells";

const database = ownDatabase();

function prepare(env: Record<string, string>): string {
  const options = { env: { ...process.env, DATA_DIR: "", ...env }, encoding: "utf8", stdio: "pipe" } as const;
  return execFileSync(process.execPath, shell("prepare-database"), options);
}

it("a start says that the database is new and empty", () => {
  const file = path.join(path.dirname(database), "typo.db");
  expect(prepare({ DATABASE_URL: `file:${file}` })).toContain(`New, empty database ${file}.`);
  expect(existsSync(file)).toBe(true);
  expect(prepare({ DATABASE_URL: `file:${file}` })).toBe("• Database is up to date\n");
});

it("a start says that SESSION_SECRET has changed", () => {
  execFileSync(process.execPath, shell("operator", "maintenance", "on"), { stdio: "pipe" });
  const SESSION_SECRET = "another-secret-of-at-least-32-characters";
  const warning = "SESSION_SECRET has changed";
  expect(prepare({})).not.toContain(warning);
  expect(prepare({ SESSION_SECRET })).toContain(warning);
});
