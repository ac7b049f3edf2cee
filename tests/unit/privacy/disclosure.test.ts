import { addSeconds } from "date-fns";
import { expect, it } from "vitest";
import { write } from "@/lib/platform/database";
import { openRequest } from "@/lib/privacy/open-request";
import { readDisclosure } from "@/lib/privacy/read-disclosure";
import { ownDatabase } from "../../support/own-database";

ownDatabase();
const start = new Date("2027-05-03T15:00:00Z");

const optOut = async () => {
  const input = { law: "ccpa", requestType: "opt-out", email: "ada@example.com", description: "" } as const;
  await write(await openRequest(input, { clientHash: "h", now: start }));
};
const optOuts = async (year: number, seconds: number) =>
  (await readDisclosure(year, addSeconds(start, seconds))).byType["opt-out"]?.received;

it("counts a year anew once a minute, however often it is asked for, and each year on its own", async () => {
  await optOut();
  expect(await optOuts(2027, 0)).toBe(1);
  await optOut();
  expect(await optOuts(2026, 30)).toBe(0);
  expect(await optOuts(2027, 59)).toBe(1);
  expect(await optOuts(2027, 60)).toBe(2);
  expect(await optOuts(2026, 60)).toBe(0);
});
