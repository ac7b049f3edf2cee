import { addDays, addSeconds } from "date-fns";
import { expect, it } from "vitest";
import { read } from "@/lib/platform/database";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import { readDisclosure } from "@/lib/privacy/disclosure/read-disclosure";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { operator, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const start = new Date("2027-05-03T15:00:00Z");

const optOut = async () => {
  const input = { law: "ccpa", requestType: "opt-out", email: "ada@example.com", description: "" } as const;
  await createRequest(visitor(start), input);
};
const optOuts = async (year: number, seconds: number) =>
  (await readDisclosure("ccpa", year, addSeconds(start, seconds))).byType["opt-out"]?.received;

it("a year’s figures are counted at most once a minute, however often they are requested", async () => {
  await optOut();
  expect(await optOuts(2027, 0)).toBe(1);
  await optOut();
  expect(await optOuts(2026, 30)).toBe(0);
  expect(await optOuts(2027, 59)).toBe(1);
  expect(await optOuts(2027, 60)).toBe(2);
  expect(await optOuts(2026, 60)).toBe(0);
});

it("an answer still counts while an appeal is open, denied or withdrawn", async () => {
  const year = 2028;
  const received = new Date("2028-05-03T15:00:00Z");
  const at = (days: number) => addDays(received, days);
  const filed = async (email: string) => {
    const input = { law: "ccpa", requestType: "know", email, description: "" } as const;
    const { reference } = await createRequest(visitor(received), input);
    return read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
  };
  const step = (id: string, days: number, order: object) =>
    runCaseAction(operator(at(days)), { id, text: "Thirty requests in a week.", ...order } as Parameters<
      typeof runCaseAction
    >[1]);
  const ground = "excessive";

  const denied = await filed("denied@example.com");
  await step(denied.id, 4, { step: "deny", ground });
  await step(denied.id, 9, { step: "appeal" });
  const inPart = await filed("part@example.com");
  await step(inPart.id, 1, { step: "confirm" });
  await step(inPart.id, 6, { step: "complete", ground, withoutReports: "It went by post." });
  await step(inPart.id, 9, { step: "appeal" });
  const answered = (await readDisclosure("ccpa", year, at(9))).byType.know;
  expect(answered).toEqual({ received: 2, complied: 1, denied: 1, medianDays: 5, meanDays: 5 });

  await step(denied.id, 12, { step: "withdraw" });
  await step(inPart.id, 12, { step: "refuse", ground });
  expect((await readDisclosure("ccpa", year, at(12))).byType.know).toEqual(answered);

  const granted = await filed("granted@example.com");
  await step(granted.id, 8, { step: "deny", ground });
  await step(granted.id, 12, { step: "appeal" });
  await step(granted.id, 14, { step: "grant", offerData: true });
  const all = (await readDisclosure("ccpa", year, at(14))).byType.know;
  expect(all).toEqual({ received: 3, complied: 2, denied: 1, medianDays: 6, meanDays: 6 });
});
