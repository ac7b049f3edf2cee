import { addSeconds } from "date-fns";
import { expect, it } from "vitest";
import { openRequest } from "@/lib/privacy/open-request";
import { readDisclosure } from "@/lib/privacy/read-disclosure";
import { visitor } from "../../support/contexts";
import { ownDatabase } from "../../support/own-database";

ownDatabase();
const start = new Date("2027-05-03T15:00:00Z");

const optOut = async () => {
  const input = { law: "ccpa", requestType: "opt-out", email: "ada@example.com", description: "" } as const;
  await openRequest(visitor(start), input);
};
const optOuts = async (year: number, seconds: number) =>
  (await readDisclosure("ccpa", year, addSeconds(start, seconds))).byType["opt-out"]?.received;

it("counts a year anew once a minute, however often it is asked for, and each year on its own", async () => {
  await optOut();
  expect(await optOuts(2027, 0)).toBe(1);
  await optOut();
  expect(await optOuts(2026, 30)).toBe(0);
  expect(await optOuts(2027, 59)).toBe(1);
  expect(await optOuts(2027, 60)).toBe(2);
  expect(await optOuts(2026, 60)).toBe(0);
});
