import { beforeEach, expect, it, vi } from "vitest";
import { operator, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const checks = vi.hoisted(() => ({ count: 0 }));
vi.mock("@node-rs/argon2", async (load) => {
  const argon2 = await load<typeof import("@node-rs/argon2")>();
  return {
    ...argon2,
    verify: (...given: Parameters<typeof argon2.verify>) => {
      checks.count += 1;
      return argon2.verify(...given);
    },
  };
});

const { createPasscode, revokePass } = await import("@/lib/gate/access-passes");
const { unlock } = await import("@/lib/gate/unlock");
const { getSetting, putSetting } = await import("@/lib/settings/store");
const { read, write } = await import("@/lib/platform/database");

const now = new Date("2027-03-01T12:00:00Z");
const context = operator(now);
const enter = (passcode: string) => unlock(visitor(now), { passcode });
const issue = (name: string, passcode = `${name} heron`) =>
  createPasscode(context, { name, passcode, endsAt: null });
const setEveryones = async (passcode: string) => {
  const { version } = await getSetting("protection");
  const input = { enabled: true, mobile: "gate", statusOpen: false, passcode } as const;
  await putSetting(context, { key: "protection", version, input });
};

beforeEach(async () => {
  await write((tx) => tx.accessPass.deleteMany());
  await write((tx) => tx.accessCount.deleteMany());
  await setEveryones("blue heron");
  checks.count = 0;
});

it("checking a passcode costs one hash, whether right, wrong or expired, however many exist", async () => {
  for (let turn = 0; turn < 12; turn += 1) await revokePass(context, await issue(`former${turn}`));
  for (let turn = 0; turn < 12; turn += 1) await issue(`guest${turn}`);
  checks.count = 0;
  await expect(enter("no heron at all")).rejects.toMatchObject({ status: 401 });
  expect(checks.count).toBe(1);
  for (const word of ["guest11 heron", "blue heron"]) {
    checks.count = 0;
    expect(await enter(word)).toContain("palisade-access=");
    expect(checks.count, word).toBe(1);
  }
  checks.count = 0;
  await expect(enter("former3 heron")).rejects.toMatchObject({ status: 401 });
  expect(checks.count).toBe(1);
  const counts = await read((db) => db.accessCount.findMany({ where: { outcome: "revoked" } }));
  expect(counts).toMatchObject([{ name: "former3", count: 1 }]);
});

it("a shared and a named passcode stored at the same time can’t be equal", async () => {
  const stored = await Promise.allSettled([setEveryones("gray stork"), issue("Press", "gray stork")]);
  expect(stored.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await enter("gray stork")).toContain("palisade-access=");
});

it("a passcode from before fingerprints still works, and then gets a fingerprint", async () => {
  const { id } = await issue("guest");
  await issue("another");
  await write((tx) => tx.accessPass.updateMany({ data: { fingerprint: null } }));
  await write(async (tx) => {
    const { value } = await tx.setting.findUniqueOrThrow({ where: { key: "protection" } });
    const { passcodeFingerprint: _, ...before } = value as Record<string, string>;
    await tx.setting.update({ where: { key: "protection" }, data: { value: before } });
  });
  expect(await enter("blue heron")).toContain("palisade-access=");
  expect(await enter("guest heron")).toContain("palisade-access=");
  expect(await enter("guest heron")).toContain("palisade-access=");
  const pass = await read((db) => db.accessPass.findUniqueOrThrow({ where: { id } }));
  expect(pass.fingerprint).not.toBeNull();
  expect(pass.fingerprint).not.toContain("guest");
});

it("a passcode with a fingerprint of another SESSION_SECRET still works", async () => {
  await issue("guest");
  await write((tx) => tx.accessPass.updateMany({ data: { fingerprint: "another-key:00000000" } }));
  expect(await enter("guest heron")).toContain("palisade-access=");
});

it.each(["123456", "password", "PassWord", "aaaaaa", "palisade", "Palisade1", "abcdef", "654321", "abcabc"])(
  "an easily guessed passcode is rejected: %j",
  async (passcode) => {
    const refused = { status: 422, details: { fields: { passcode: expect.anything() } } };
    await expect(setEveryones(passcode)).rejects.toMatchObject(refused);
    const input = { name: "Press", passcode, endsAt: null };
    await expect(createPasscode(context, input)).rejects.toMatchObject(refused);
  },
);
