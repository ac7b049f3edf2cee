import { subDays } from "date-fns";
import { expect, it } from "vitest";
import { write } from "@/lib/platform/database";
import { readKept } from "@/lib/retention/measure-kept";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");

const storeErrors = (count: number, at: Date) =>
  write((tx) =>
    tx.unexpectedError.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        at: new Date(at.getTime() + index),
        path: "/",
        digest: "d",
      })),
    }),
  );

it("the age of the oldest record and an approximate count are reported, measured once an hour", async () => {
  await storeErrors(12, subDays(now, 5));
  const found = async (at: Date) => (await readKept(at)).kept.find(({ data }) => data === "errors");
  expect(await found(now)).toEqual({ data: "errors", fewerThan: 100, oldestDays: 5, periodDays: 30 });

  await storeErrors(100, subDays(now, 9));
  expect((await found(new Date(now.getTime() + 60_000)))?.oldestDays).toBe(5);
  expect(await found(new Date(now.getTime() + 3_600_000))).toMatchObject({ fewerThan: 1000, oldestDays: 9 });
});

it("no count is reported that would reveal whether an address has an account or a subscription", async () => {
  const { kept } = await readKept(now);
  const secret = kept.filter(({ fewerThan }) => fewerThan === null).map(({ data }) => data);
  expect(secret).toEqual(["unconfirmedAccounts", "subscriptions"]);
});
