import { afterAll, expect, it } from "vitest";
import { ownDatabase } from "@/tests/support/own-database";
import { runOperator, runOperatorHere } from "@/tests/support/run-operator";
import { openDatabase } from "@/tests/support/site";

const databaseFile = ownDatabase();
const db = openDatabase(databaseFile);
afterAll(() => db.$disconnect());

const operator = (...args: string[]) => runOperatorHere(args);
const ada = ["--name", "Ada Byron", "--email", "Ada@example.com"];

it("people are invited, listed, changed and removed from the shell, and errors are sentences", async () => {
  const added = await operator("people", "add", ...ada, "--role", "owner");
  expect(added.out).toMatch(
    /http:\/\/localhost:3000\/operator\/join\/[\w-]{43}\nIt works once, expires after 72 hours and won’t be shown again/,
  );
  const twice = await operator("people", "add", ...ada, "--role", "viewer");
  expect([twice.code, twice.err]).toEqual([1, "Someone already has this address.\n"]);
  const wrong = await operator(
    "people",
    "add",
    "--name",
    "A\nB",
    "--email",
    "b@example.com",
    "--role",
    "king",
  );
  expect(wrong.err).toContain("Name must be a single line. Role must be one of owner, operator,");
  expect((await operator("people", "role", "ada@example.com", "privacy")).out).toContain("role was changed");
  expect((await operator("people", "list")).out).toMatch(/Ada Byron +privacy +Invited +ada@example.com/);
  expect((await operator("people", "reset", "nobody@example.com")).err).toContain(
    "No person has the name or email address",
  );
  expect((await operator("people", "remove", "Ada Byron")).out).toContain("Removed: Ada Byron.");
  expect(await db.person.count()).toBe(0);
  const actions = (await db.auditEntry.findMany()).map(({ action, actor }) => `${actor} ${action}`);
  expect(actions).toEqual(["cli person.invited", "cli person.changed", "cli person.removed"]);
});

it("links printed by the shell use PORT if SITE_URL is unset", async () => {
  const env = { databaseUrl: `file:${databaseFile}` };
  const args = ["people", "add", "--name", "Jo", "--email", "jo@example.com", "--role", "viewer"];
  process.env.PORT = "4321";
  const { out } = await runOperator(env, args);
  delete process.env.PORT;
  expect(out).toMatch(/^http:\/\/localhost:4321\/operator\/join\//m);
});

it("tokens are added, listed and revoked from the shell", async () => {
  const added = await operator("tokens", "add", "--name", "ci", "--role", "viewer", "--expires", "30d");
  expect(added.out).toMatch(/^plsd_[\w-]{43}\nThe token ci is active until /);
  expect((await operator("tokens", "add", "--name", "ci", "--role", "viewer")).err).toContain(
    "--expires 30d",
  );
  const listed = await runOperator({ databaseUrl: `file:${databaseFile}` }, ["tokens", "list"]);
  expect(listed.out).toMatch(/ci +viewer +Active +until .*; not used yet/);
  expect(listed.out).not.toContain("plsd_");
  expect((await operator("tokens", "revoke", "ci")).out).toContain("The token ci has been revoked.");
  expect((await operator("tokens", "revoke", "ci")).err).toContain("There is no active token “ci”.");
});
