import { expect, it } from "vitest";
import { env } from "@/lib/platform/environment";
import { settings } from "@/lib/settings";
import { auditedValue, getSetting, putSetting } from "@/lib/settings/store";
import { seed } from "@/prisma/seed";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { openDatabase } from "@/tests/support/site";

ownDatabase();
const db = openDatabase(process.env.DATABASE_URL ?? "");
const now = new Date("2027-03-01T10:00:00Z");

it("an existing site gets the settings that it lacks, and no others change", async () => {
  const { value, version } = await getSetting("announcement");
  await putSetting(operator(now), { key: "announcement", version, input: { ...value, message: "Mine." } });
  await db.setting.delete({ where: { key: "maintenance" } });
  expect(await seed({ ...env(), SITE_PASSCODE: undefined }, now)).toEqual(["maintenance"]);
  expect((await getSetting("maintenance")).value).toEqual(settings.maintenance.initial);
  expect((await getSetting("announcement")).value.message).toBe("Mine.");
  expect(await seed({ ...env(), SITE_PASSCODE: undefined }, now)).toEqual([]);
});

it("an existing site gets a newly exempted path, unless staff removed it", async () => {
  const { value } = await getSetting("maintenance");
  const known = value.exempt.filter((path) => path !== "/ccpa-request" && path !== "/gdpr-request");
  const removed = value.exempt.filter((path) => path === "/gdpr-request");
  const row = { ...value, exempt: [...known, "/mine"], exemptDefaults: [...known, ...removed] };
  await db.setting.update({ where: { key: "maintenance" }, data: { value: row } });
  const { exempt } = (await getSetting("maintenance")).value;
  expect(exempt).toContain("/ccpa-request");
  expect(exempt).toContain("/mine");
  expect(exempt).not.toContain("/gdpr-request");
});

it("the audit records that a passcode changed, and nothing that only the code needs", () => {
  const { initial } = settings.protection;
  const audited = auditedValue("protection", { ...initial, passcodeHash: "$argon2id$x" });
  expect(audited).toEqual({
    enabled: false,
    mobile: "splash",
    statusOpen: false,
    passcode: expect.stringMatching(/^set \(/),
  });
  expect(auditedValue("maintenance", settings.maintenance.initial)).not.toHaveProperty("exemptDefaults");
});
