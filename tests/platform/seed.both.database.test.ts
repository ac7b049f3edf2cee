import { expect, it } from "vitest";
import { read, write } from "@/lib/platform/database";
import { readEnv } from "@/lib/platform/environment";
import { getSetting, putSetting } from "@/lib/settings/store";
import { seed } from "@/prisma/seed";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { testSecrets } from "@/tests/support/template";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const env = readEnv({ ...testSecrets, SITE_PASSCODE: "blue heron" });
const changes = () => read((db) => db.auditEntry.findMany({ where: { subject: "protection" } }));

it("a passcode from the environment is versioned and audited like any change, without its text", async () => {
  const before = await getSetting("protection");
  await seed(env, now);
  const after = await getSetting("protection");
  expect(after).toMatchObject({ version: before.version + 1, updatedBy: "seed", updatedAt: now });
  expect(after.value).toMatchObject({ enabled: false, passcodeHash: expect.stringContaining("argon2id") });
  const [change, ...more] = await changes();
  expect(more).toEqual([]);
  expect(change).toMatchObject({ actor: "seed", at: now, before: { passcode: null } });
  expect(JSON.stringify(change)).not.toMatch(/blue heron|argon2/);

  // Somebody who had the form open meanwhile is told about the change.
  const input = { enabled: false, mobile: "gate", statusOpen: false } as const;
  const stale = { key: "protection", version: before.version, input } as const;
  await expect(putSetting(operator(now), stale)).rejects.toMatchObject({ status: 412 });
});

it("the passcode isn’t written again at the next start", async () => {
  await seed(env, now);
  const { version } = await getSetting("protection");
  expect(await seed(env, now)).toEqual([]);
  expect((await getSetting("protection")).version).toBe(version);
  expect(await changes()).toHaveLength(1);
});

it("the passcode applies from the first start of a site without settings", async () => {
  const earlier = await changes();
  await write((tx) => tx.setting.deleteMany());
  expect(await seed(env, now)).toContain("protection");
  expect((await getSetting("protection")).value.passcodeHash).toContain("argon2id");
  expect(await changes()).toHaveLength(earlier.length + 1);
});
