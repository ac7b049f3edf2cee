import { addDays, addHours } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { read, write } from "@/lib/platform/database";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import { closeUnconfirmed } from "@/lib/privacy/intake/close-unconfirmed";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { figures } from "@/lib/site/figures";
import { operator, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const start = new Date("2027-05-03T15:00:00Z");
const email = "ada@example.com";
const { confirmationDays, unconfirmedDays } = figures.privacy;

beforeEach(() =>
  write(async (tx) => {
    await tx.outboxMail.deleteMany();
    await tx.privacyRequest.deleteMany();
  }),
);

async function file(more: object) {
  const input = { law: "gdpr", requestType: "access", email, description: "", ...more };
  const { reference } = await createRequest({ ...visitor(start), language: "de" }, input as never);
  return reference;
}
const rowOf = (reference: string) =>
  read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
const lastMail = async () =>
  (
    await read((db) => db.outboxMail.findMany({ where: { recipient: email }, orderBy: { createdAt: "asc" } }))
  ).at(-1);

describe("an unconfirmed request", () => {
  it("is closed after its period, once, with an email in its language", async () => {
    const reference = await file({});
    expect(await closeUnconfirmed(addDays(start, unconfirmedDays - 1))).toBe(0);
    const later = addDays(start, unconfirmedDays + 1);
    expect(await closeUnconfirmed(later)).toBe(1);
    expect(await rowOf(reference)).toMatchObject({ state: "denied", denialGround: "identity" });
    expect((await lastMail())?.text).toContain(
      "Niemand hat diesen Antrag mit dem Link aus unserer E-Mail bestätigt.",
    );
    expect(await closeUnconfirmed(addDays(later, 1))).toBe(0);
  });

  it.each([
    ["gdpr", "objection", undefined, 20],
    ["elsewhere", "access", "KOR", 9],
    ["elsewhere", "access", "BRA", 14],
  ])(
    "is closed a day before it is due if that is earlier: %s %s %s",
    async (law, requestType, region, days) => {
      const reference = await file({ law, requestType, region });
      expect(await closeUnconfirmed(addDays(start, days - 1))).toBe(0);
      const closing = addHours(addDays(start, days), 12);
      expect(await closeUnconfirmed(closing)).toBe(1);
      const { dueAt, closedAt } = await rowOf(reference);
      expect(closedAt && closedAt < dueAt).toBe(true);
    },
  );

  it("is closed only after its link expires, if it was entered long after its receipt", async () => {
    const input = { law: "ccpa", requestType: "know", email, description: "" } as const;
    const letter = { channel: "letter", language: "en", receivedAt: addDays(start, -44) } as const;
    await createRequest(operator(start), input, letter);
    expect(await closeUnconfirmed(addDays(start, confirmationDays))).toBe(0);
    expect(await closeUnconfirmed(addDays(start, confirmationDays + 1))).toBe(1);
  });

  it("isn’t one that is confirmed, needs no confirmation, or is proved to staff", async () => {
    const confirmed = await rowOf(await file({}));
    await runCaseAction(operator(start), { id: confirmed.id, step: "confirm", text: "Called them." });
    await file({ law: "ccpa", requestType: "opt-out" });
    await file({ requestType: "complaint", law: "uk-gdpr", description: "You kept it." });
    await file({ agentName: "Grace", agentEmail: "grace@example.net", filedBy: "guardian" });
    expect(await closeUnconfirmed(addDays(start, 100))).toBe(0);
  });
});

it("under a law without an extension, none is possible", async () => {
  const row = await rowOf(await file({ law: "elsewhere", region: "BRA" }));
  await runCaseAction(operator(start), { id: row.id, step: "confirm", text: "Called them." });
  const extended = runCaseAction(operator(start), { id: row.id, step: "extend", text: "Complex." });
  await expect(extended).rejects.toMatchObject({ status: 409 });
});

it("a ground that contradicts the case is rejected", async () => {
  const row = await rowOf(await file({ law: "ccpa", requestType: "know" }));
  const denied = { id: row.id, step: "deny", ground: "agent-permission", text: "No." } as const;
  await expect(runCaseAction(operator(start), denied)).rejects.toMatchObject({ status: 422 });
});
