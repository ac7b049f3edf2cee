import Database from "better-sqlite3";
import { addDays } from "date-fns";
import { afterAll, expect, it } from "vitest";
import { runPlannedMaintenance } from "@/lib/incidents/schedule";
import { openIncident } from "@/lib/incidents/store";
import { read } from "@/lib/platform/database";
import { closeUnconfirmed } from "@/lib/privacy/intake/close-unconfirmed";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { getSetting, putSetting } from "@/lib/settings/store";
import { figures } from "@/lib/site/figures";
import { operator, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

const db = new Database(ownDatabase());
afterAll(() => db.close());

/** Makes every change of a row fail. */
const breakRow = (table: string, id: string) =>
  db.exec(
    `CREATE TRIGGER "broken ${id}" BEFORE UPDATE ON "${table}" WHEN OLD."id" = '${id}'
     BEGIN SELECT RAISE(ABORT, 'broken'); END`,
  );

it("a plan that can’t be started doesn’t keep others from starting, or the site closed", async () => {
  const at = (time: string) => new Date(`2027-03-01T${time}:00Z`);
  const plan = async (title: string, from: string) => {
    const input = { kind: "maintenance", title, message: "Forms pause.", closesSite: false } as const;
    const times = { startsAt: at(from), endsAt: at("18:00") };
    return (await openIncident(operator(at("08:00")), { ...input, ...times })).id;
  };
  const broken = await plan("Broken", "09:00");
  const whole = await plan("Whole", "09:30");
  breakRow("Incident", broken);
  const { value, version } = await getSetting("maintenance");
  const input = { ...value, enabled: true, autoOff: true, endTime: at("10:00").toISOString() };
  await putSetting(operator(at("08:30")), { key: "maintenance", version, input });
  await expect(runPlannedMaintenance(at("10:00"))).rejects.toThrow();
  const rows = await read((one) => one.incident.findMany({ select: { id: true, state: true } }));
  expect(rows).toContainEqual({ id: whole, state: "in-progress" });
  expect(rows).toContainEqual({ id: broken, state: "scheduled" });
  expect((await getSetting("maintenance")).value.enabled).toBe(false);
});

it("an unconfirmed request that can’t be closed doesn’t keep others open", async () => {
  const start = new Date("2027-05-03T15:00:00Z");
  const file = async (email: string) => {
    const input = { law: "gdpr", requestType: "access", email, description: "" } as never;
    const { reference } = await createRequest(visitor(start), input);
    return (await read((one) => one.privacyRequest.findUniqueOrThrow({ where: { reference } }))).id;
  };
  const broken = await file("broken@example.com");
  const whole = await file("whole@example.com");
  breakRow("PrivacyRequest", broken);
  await expect(closeUnconfirmed(addDays(start, figures.privacy.unconfirmedDays + 1))).rejects.toThrow();
  const stateOf = async (id: string) =>
    (await read((one) => one.privacyRequest.findUniqueOrThrow({ where: { id } }))).state;
  expect(await stateOf(whole)).toBe("denied");
  expect(await stateOf(broken)).toBe("received");
});
