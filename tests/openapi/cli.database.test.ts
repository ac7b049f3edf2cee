import { afterAll, expect, it } from "vitest";
import { ownDatabase } from "@/tests/support/own-database";
import { runOperatorHere } from "@/tests/support/run-operator";
import { openDatabase } from "@/tests/support/site";

const databaseFile = ownDatabase();
const db = openDatabase(databaseFile);
afterAll(() => db.$disconnect());

const api = (...args: string[]) => runOperatorHere(["api", ...args]);

it("`api` lists and explains what staff can do over HTTP, from the same definitions", async () => {
  expect((await api("list")).out).toContain("read-announcements");
  const { out } = await api("explain", "read-audit");
  expect(out).toContain("Needs the right audit:read.");
  expect(out).toContain("--cursor");
  // The body has three shapes; what only one of them requires is optional.
  expect((await api("explain", "open-incident")).out).not.toMatch(/--(?:template|startsat).*Required/);
});

it("`api run` runs an operation as the shell and prints the response", async () => {
  const words = [
    "--message",
    "New prices.",
    "--type",
    "info",
    "--paths",
    "/pricing,/contact",
    "--dismissible",
  ];
  const ends = ["--starts-at", "2030-01-01T00:00:00Z", "--ends-at", "2030-02-01T00:00:00Z"];
  const planned = await api("run", "plan-announcement", ...words, ...ends);
  expect(planned.err).toBe("");
  const { id } = JSON.parse(planned.out) as { id: string };
  const queue = JSON.parse((await api("run", "read-announcements")).out);
  expect(queue.announcements).toMatchObject([
    { id, message: "New prices.", paths: ["/pricing", "/contact"], dismissible: true },
  ]);
  const audit = JSON.parse((await api("run", "read-audit", "--kind", "announcement", "--limit", "1")).out);
  expect(audit.entries).toMatchObject([{ via: "cli", subject: id, requestId: null }]);
});

it("`--no-` sets a yes-or-no field to false", async () => {
  expect((await api("explain", "plan-announcement")).out).toContain("--dismissible, --no-dismissible");
  const ends = ["--starts-at", "2031-01-01T00:00:00Z", "--ends-at", "2031-02-01T00:00:00Z"];
  const planned = await api("run", "plan-announcement", "--message", "Stays.", "--no-dismissible", ...ends);
  expect(planned.err).toBe("");
  const queue = JSON.parse((await api("run", "read-announcements")).out);
  expect(queue.announcements).toContainEqual(
    expect.objectContaining({ message: "Stays.", dismissible: false }),
  );
});

it("`api` reports errors in a sentence", async () => {
  const { code, err } = await api("run", "plan-announcement", "--type", "loud");
  expect(code).toBe(1);
  expect(err).toContain("Type must be");
  expect((await api("run", "read-webhook")).err).toContain("Give the ID.");
  expect((await api("run", "read-webhook", "none")).err).toContain("This endpoint doesn’t exist");
  expect((await api("run", "everything")).err).toContain("There is no operation “everything”.");
});
