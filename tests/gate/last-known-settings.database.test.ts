import { beforeEach, expect, it } from "vitest";
import { removeSingletons } from "@/lib/platform/process-singleton";
import { ownDatabase } from "@/tests/support/own-database";
import { withoutDatabase } from "@/tests/support/without-database";

const file = ownDatabase();
const { write } = await import("@/lib/platform/database");
const { clearCachedSettings, settingsSnapshot } = await import("@/lib/settings/snapshot");

/** Simulates a process that has just started. */
const beginAnew = () => removeSingletons("read:");
const close = (enabled: boolean) => {
  const value = { enabled, mobile: "gate", passcodeHash: null };
  return write((tx) => tx.setting.update({ where: { key: "protection" }, data: { value } }));
};
const isClosed = async () => (await settingsSnapshot())?.protection.enabled;

beforeEach(beginAnew);

it.each([true, false])(
  "settings stay as last read while the database is unavailable: gate on = %s",
  async (closed) => {
    await close(closed);
    expect(await isClosed()).toBe(closed);
    await withoutDatabase(file, async () => {
      clearCachedSettings();
      expect(await isClosed()).toBe(closed);
    });
  },
);

it("settings are read again as soon as possible", async () => {
  await close(true);
  expect(await isClosed()).toBe(true);
  await withoutDatabase(file, async () => {
    clearCachedSettings();
    await isClosed();
  });
  await close(false);
  clearCachedSettings();
  expect(await isClosed()).toBe(false);
});

it("settings are missing if they could never be read", async () => {
  await withoutDatabase(file, async () => expect(await settingsSnapshot()).toBeNull());
});
