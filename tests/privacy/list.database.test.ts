import { expect, it } from "vitest";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { runOperatorHere } from "@/tests/support/run-operator";

ownDatabase();

it("the shell lists requests with the filters of the console, and tokens in the audit", async () => {
  const file = (law: string, requestType: string) =>
    createRequest(visitor(new Date()), {
      ...{ law, requestType, email: `${requestType}@example.com`, description: "You kept it." },
    } as never);
  await file("gdpr", "access");
  await file("uk-gdpr", "complaint");

  const { out, err } = await runOperatorHere(["requests", "list", "--turn", "confirmation"]);
  expect(err).toBe("");
  expect(out).toContain("their turn: not confirmed yet");
  expect(out).toMatch(/^1 in all\.$/m);
  const dueBy = async (day: string) =>
    (await runOperatorHere(["requests", "list", "--search", "complaint@example.com", "--due-by", day])).out;
  expect(await dueBy("2090-01-01")).toContain("1 in all.");
  expect(await dueBy("2020-01-01")).toContain("No matching privacy requests.");
  expect((await runOperatorHere(["requests", "list", "--needs", "x"])).err).toContain(
    "Must be one of overdue",
  );

  await runOperatorHere(["tokens", "add", "--name", "list-viewer", "--role", "viewer", "--expires", "1d"]);
  expect((await runOperatorHere(["audit", "list", "--kind", "token"])).out).toContain("list-viewer");
});
