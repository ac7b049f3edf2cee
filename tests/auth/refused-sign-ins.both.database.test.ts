import { addHours, addMinutes } from "date-fns";
import { expect, it, vi } from "vitest";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
vi.mock("node:timers/promises", () => ({ setTimeout: async () => undefined }));

const { recordRefusedSignIns } = await import("@/lib/auth/sessions/refused-sign-ins");
const { reauthenticate } = await import("@/lib/auth/people/sign-in");
const { checkChain } = await import("@/lib/platform/audit-chain");
const { contextOf } = await import("@/lib/platform/context");
const { read } = await import("@/lib/platform/database");
const { staff } = await import("@/tests/support/contexts");
const { joinWithPassword, signInPatiently, stranger } = await import("@/tests/support/people");

const now = new Date("2027-03-01T12:10:00Z");
const clockwork = (at: Date) => contextOf({ kind: "system", name: "schedule" }, at);
const entries = () =>
  read((db) => db.auditEntry.findMany({ where: { action: "session.refused" }, orderBy: { id: "asc" } }));
let addresses = 0;
async function attempt(
  at: Date,
  credentials: Parameters<typeof signInPatiently>[1]["credentials"],
): Promise<void> {
  addresses += 1;
  const from = stranger(at, `198.51.100.${addresses}`);
  await expect(signInPatiently(from, { credentials, device: {} })).rejects.toMatchObject({ status: 401 });
}
const wrong = { email: "nobody@example.com", password: "x", code: "000000" };

it("failed sign-ins within an hour are one audit entry, however many there were", async () => {
  const before = (await entries()).length;
  // As many at a time as may wait for a hash.
  for (let batch = 0; batch < 6; batch += 1)
    await Promise.all(Array.from({ length: 10 }, () => attempt(now, wrong)));
  await attempt(addMinutes(now, 45), { credential: "{}" });
  await attempt(addMinutes(now, 55), { token: "not the token" });
  expect(await entries()).toHaveLength(before);
  // The hour since the last one isn't over.
  await recordRefusedSignIns(clockwork(addMinutes(now, 49)));
  expect(await entries()).toHaveLength(before);

  const later = addHours(now, 2);
  await Promise.all([1, 2, 3].map(() => recordRefusedSignIns(clockwork(later))));
  const added = (await entries()).slice(before);
  expect(added.map(({ subject, after, actor }) => ({ subject, after, actor }))).toEqual([
    {
      subject: "sign-ins",
      actor: "schedule",
      after: { hour: "2027-03-01T12:00:00.000Z", count: 61, by: "passkey: 1, password: 60" },
    },
    {
      subject: "sign-ins",
      actor: "schedule",
      after: { hour: "2027-03-01T13:00:00.000Z", count: 1, by: "operator token: 1" },
    },
  ]);
  expect(await read((db) => db.refusedSignIn.count())).toBe(0);
  expect((await read(checkChain)).breaks).toEqual([]);
});

it("a wrong passkey in an open session is audited at once, with the person", async () => {
  const { id, email } = await joinWithPassword(now, "inside@example.com");
  const context = { ...staff(now, "viewer", id), clientAddress: "203.0.113.60" };
  const before = (await entries()).length;
  await expect(
    reauthenticate(context, { credentials: { ...wrong, email }, sessionId: "any" }),
  ).rejects.toMatchObject({
    status: 401,
  });
  const [entry, ...others] = (await entries()).slice(before);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ subject: id, personId: id, after: { by: "password" } });
});
