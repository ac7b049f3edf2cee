import { expect, it } from "vitest";
import { register } from "@/lib/accounts/sign-up";
import { read } from "@/lib/platform/database";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import type { CaseAction } from "@/lib/privacy/core/case-schema";
import { eraseSubject } from "@/lib/privacy/erasure/erase-subject";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { operator, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const run = (id: string, order: CaseAction) => runCaseAction(operator(now), { id, ...order });
const stateOf = async (id: string) =>
  (await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { id } }))).state;

async function newCase(requestType: "deletion" | "access", email: string): Promise<string> {
  const input = { law: "gdpr", requestType, email, description: "" } as const;
  const { reference } = await createRequest(visitor(now), input);
  const { id } = await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
  return id;
}

const withAccount = (email: string) =>
  register(visitor(now), {
    email,
    password: "correct horse battery",
    companyName: "Example",
    firstName: "Jo",
    lastName: "Doe",
    acceptTerms: true,
  });

const confirm = { step: "confirm", text: "By phone." } as const;
const complete = { step: "complete", text: "Done.", ground: undefined, withoutReports: undefined } as const;

it("a deletion isn’t completed while this site holds an account, until it is erased", async () => {
  const email = "delete-me@example.com";
  await withAccount(email);
  const id = await newCase("deletion", email);
  await run(id, confirm);
  await expect(run(id, complete)).rejects.toMatchObject({
    status: 422,
    message: "This site still holds an account. Erase it first, or say why it is kept.",
  });
  expect(await stateOf(id)).toBe("verified");
  await eraseSubject(operator(now), { email, caseId: id });
  await run(id, complete);
  expect(await stateOf(id)).toBe("completed");
});

it("a deletion is completed with the reason why something is kept, which is in the record", async () => {
  const email = "keep-some@example.com";
  await withAccount(email);
  const id = await newCase("deletion", email);
  await run(id, confirm);
  await run(id, { ...complete, withoutReports: "The account is in a dispute." });
  const events = await read((db) => db.privacyRequestEvent.findMany({ where: { requestId: id } }));
  expect(events.map(({ note }) => note)).toContain("this site (an account): The account is in a dispute.");
});

it("a deletion in part names its ground, and other kinds ask for nothing", async () => {
  const email = "in-part@example.com";
  await withAccount(email);
  const deletion = await newCase("deletion", email);
  await run(deletion, confirm);
  await run(deletion, { ...complete, ground: "legal-duty" });
  const access = await newCase("access", email);
  await run(access, confirm);
  await run(access, complete);
  expect([await stateOf(deletion), await stateOf(access)]).toEqual(["completed", "completed"]);
});

it("an identity that the office has confirmed is no ground of a denial, unless it asked again", async () => {
  const id = await newCase("access", "known@example.com");
  await run(id, confirm);
  const deny = { step: "deny", ground: "identity", text: "No." } as const;
  await expect(run(id, deny)).rejects.toMatchObject({ status: 422 });
  expect(await stateOf(id)).toBe("verified");
  await run(id, { step: "ask", reason: "identity", audience: "person", text: "Which address?" });
  await run(id, deny);
  expect(await stateOf(id)).toBe("denied");
});
