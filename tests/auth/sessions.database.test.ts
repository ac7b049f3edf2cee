import path from "node:path";
import { addMinutes } from "date-fns";
import { expect, it } from "vitest";
import { endSessions, isStaffSession, touchSession } from "@/lib/auth/sessions/sessions";
import { makeBackup } from "@/lib/backup/make";
import { restoreBackup } from "@/lib/backup/restore";
import { disconnect, write } from "@/lib/platform/database";
import { sign } from "@/lib/platform/signed";
import { figures } from "@/lib/site/figures";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { openSession } from "@/tests/support/sessions";
import { testSecrets } from "@/tests/support/template";

const database = ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");

async function signIn(previousCookie?: string): Promise<string> {
  const value = /palisade-operator=([^;]+)/.exec(await openSession(operator(now), { previousCookie }))?.[1];
  if (!value) throw new Error("no session");
  return value;
}

it("a backup made before a sign-out doesn’t restore the session", async () => {
  const value = await signIn();
  expect(await isStaffSession(value, now)).toBe(true);
  const { file } = await makeBackup(path.join(path.dirname(database), "backups"), now);
  expect(await isStaffSession(value, now)).toBe(true);
  await endSessions(operator(now), "all");
  expect(await isStaffSession(value, now)).toBe(false);

  await disconnect();
  await restoreBackup(file, now);
  expect(await isStaffSession(value, now)).toBe(false);
  expect(await isStaffSession(await signIn(), now)).toBe(true);
});

it("a new sign-in ends the browser’s previous session, and no other", async () => {
  const [mine, another] = [await signIn(), await signIn()];
  const next = await signIn(mine);
  expect(await isStaffSession(mine, now)).toBe(false);
  expect(await isStaffSession(next, now)).toBe(true);
  expect(await isStaffSession(another, now)).toBe(true);
  expect(await isStaffSession(await signIn(`${another}x`), now)).toBe(true);
  expect(await isStaffSession(another, now)).toBe(true);
});

it("a session ends after some time without use, and use extends it up to its maximum", async () => {
  const { operatorIdleMinutes: idle, operatorSessionHours: hours } = figures;
  const idling = await signIn();
  expect(await isStaffSession(idling, addMinutes(now, idle - 1))).toBe(true);
  expect(await isStaffSession(idling, addMinutes(now, idle))).toBe(false);
  expect(await touchSession(idling, addMinutes(now, idle))).toBeNull();

  const used = await signIn();
  for (let minute = idle - 1; minute < hours * 60; minute += idle - 1) {
    // An open page that checks whether its reader is still signed in doesn't count as use.
    expect(await isStaffSession(used, addMinutes(now, minute - 5))).toBe(true);
    expect(await touchSession(used, addMinutes(now, minute))).not.toBeNull();
  }
  expect(await touchSession(used, addMinutes(now, hours * 60))).toBeNull();
});

it("a session from before staff accounts stays valid as the operator token’s", async () => {
  const id = "0123456789abcdef0123456789abcdef";
  const data = { id, createdAt: now, expiresAt: addMinutes(now, 480) };
  await write((tx) => tx.operatorSession.create({ data }));
  const value = sign(id, "operator session", testSecrets.OPERATOR_TOKEN);
  const session = await touchSession(value, now);
  expect(session?.staff).toMatchObject({
    role: "owner",
    identity: { kind: "operator-token" },
    provenAt: now,
  });
  // Signing it differently doesn't turn it into a person's session.
  expect(await touchSession(sign(id, "operator session", "person"), now)).toBeNull();
});
