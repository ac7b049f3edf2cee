import { addMinutes } from "date-fns";
import { beforeEach, expect, it } from "vitest";
import { ProofRequired } from "@/lib/platform/context";
import type { Role } from "@/lib/platform/rights";
import { accountExample } from "@/lib/webhooks/events";
import { operator, staff, tokenOf } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const { acknowledgeHandOver, findUndeliveredAccount, handOver } = await import("@/lib/accounts/hand-over");
const { read, write } = await import("@/lib/platform/database");
const { addEndpoint, changeEndpoint, rotateSecret } = await import("@/lib/webhooks/endpoints");

const now = new Date("2027-03-01T12:00:00Z");
const id = "3f2a7c1e-9b4d-4e6f-8a21-5c0d9e7b1f34";
const passwordHash = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$c2FsdHNhbHRzYWx0c2FsdA";
const endpoint = {
  url: "https://collector.example.com/h",
  events: ["account.verified" as const],
  description: "",
};

const token = (role: Role) => tokenOf(now, role);
/** A member of staff whose last passkey or password check was eleven minutes ago. */
const late = (role: Role) => ({ ...staff(now, role), now: addMinutes(now, 11) });
const stored = () => read((db) => db.account.findUniqueOrThrow({ where: { id } }));

beforeEach(() =>
  write(async (tx) => {
    await tx.webhookEndpoint.deleteMany();
    await tx.account.deleteMany();
    const names = { firstName: "Ada", lastName: "Byron", companyName: "Engines" };
    const times = { termsAcceptedAt: now, createdAt: now, verifiedAt: now };
    await tx.account.create({ data: { id, email: "ada@example.com", passwordHash, ...names, ...times } });
  }),
);

it("the app receives an account until it acknowledges it, which deletes the password hash", async () => {
  const account = await handOver(token("app"), { id });
  expect(account).toMatchObject({ email: "ada@example.com", passwordHash });
  expect(Object.keys(account).toSorted()).toEqual(Object.keys(accountExample).toSorted());
  // The response may have been lost.
  expect(await handOver(token("app"), { id })).toMatchObject({ passwordHash });
  expect(await acknowledgeHandOver(token("app"), { id })).toEqual({ success: true });
  expect((await stored()).passwordHash).toBe("");
  await expect(handOver(token("app"), { id })).rejects.toMatchObject({ status: 410 });
  expect(await findUndeliveredAccount(id)).toBeNull();
  // A repeated request after a lost response changes nothing.
  expect(await acknowledgeHandOver(token("app"), { id })).toEqual({ success: true });
  const entries = await read((db) =>
    db.auditEntry.findMany({ where: { subject: id }, orderBy: { id: "asc" } }),
  );
  expect(entries.map(({ action, tokenName }) => `${action} ${tokenName}`)).toEqual([
    "account.read the-app",
    "account.read the-app",
    "account.acknowledged the-app",
  ]);
});

it("people and other tokens receive no hash, and only the app can acknowledge", async () => {
  for (const context of [operator(now), staff(now, "owner"), token("owner")]) {
    expect(await handOver(context, { id })).toMatchObject({ email: "ada@example.com", passwordHash: null });
    await expect(acknowledgeHandOver(context, { id })).rejects.toMatchObject({ status: 403 });
  }
  for (const role of ["operator", "viewer", "connector"] as const) {
    await expect(handOver(token(role), { id })).rejects.toMatchObject({ status: 403 });
    await expect(acknowledgeHandOver(token(role), { id })).rejects.toMatchObject({ status: 403 });
  }
  expect((await stored()).passwordHash).toBe(passwordHash);
});

it("the app can do nothing else", async () => {
  await expect(addEndpoint(token("app"), { ...endpoint, receivesAccount: false })).rejects.toMatchObject({
    status: 403,
  });
});

it("an unconfirmed account is not handed over", async () => {
  await write((tx) => tx.account.update({ where: { id }, data: { verifiedAt: null } }));
  await expect(handOver(token("app"), { id })).rejects.toMatchObject({ status: 404 });
  await expect(acknowledgeHandOver(token("app"), { id })).rejects.toMatchObject({ status: 404 });
  expect((await stored()).passwordHash).toBe(passwordHash);
});

it("reading an account requires a recent passkey check", async () => {
  await expect(handOver(late("owner"), { id })).rejects.toThrow(ProofRequired);
});

it("letting an endpoint receive accounts requires one, too, and nothing is stored without it", async () => {
  const accounts = { ...endpoint, receivesAccount: true };
  await expect(addEndpoint(late("owner"), accounts)).rejects.toThrow(ProofRequired);
  expect(await read((db) => db.webhookEndpoint.count())).toBe(0);
  const { id: plain } = await addEndpoint(late("operator"), { ...endpoint, receivesAccount: false });
  const { url: _, ...change } = accounts;
  await expect(changeEndpoint(late("owner"), { id: plain, ...change })).rejects.toThrow(ProofRequired);
  const { id: apps } = await addEndpoint(staff(now, "owner"), { ...accounts, events: ["account.verified"] });
  // An endpoint that already receives accounts: it gets the event, or no longer receives accounts.
  await expect(changeEndpoint(late("owner"), { id: apps, ...change })).rejects.toThrow(ProofRequired);
  const without = { ...change, receivesAccount: false };
  await expect(changeEndpoint(late("owner"), { id: apps, ...without })).rejects.toThrow(ProofRequired);
  await changeEndpoint(staff(now, "owner"), { id: apps, ...without });
  const rows = await read((db) => db.webhookEndpoint.findMany());
  expect(rows.map(({ receivesAccount }) => receivesAccount)).toEqual([false, false]);
});

it("only an owner who is signed in, not a token, chooses which endpoint receives accounts", async () => {
  const accounts = { ...endpoint, receivesAccount: true };
  const { url: _, ...change } = accounts;
  const { id: plain } = await addEndpoint(staff(now, "operator"), { ...endpoint, receivesAccount: false });
  const { id: apps } = await addEndpoint(staff(now, "owner"), accounts);
  for (const context of [staff(now, "operator"), token("operator"), token("owner")]) {
    await expect(addEndpoint(context, accounts)).rejects.toMatchObject({ status: 403 });
    await expect(changeEndpoint(context, { id: plain, ...change })).rejects.toMatchObject({ status: 403 });
    const without = { ...change, receivesAccount: false };
    await expect(changeEndpoint(context, { id: apps, ...without })).rejects.toMatchObject({ status: 403 });
    await expect(rotateSecret(context, { id: apps })).rejects.toMatchObject({ status: 403 });
  }
  const rows = await read((db) => db.webhookEndpoint.findMany({ orderBy: { createdAt: "asc" } }));
  expect(rows.map(({ receivesAccount }) => receivesAccount).toSorted()).toEqual([false, true]);
  // Operators may change its events and description.
  await changeEndpoint(staff(now, "operator"), { id: apps, ...change, description: "The app" });
});

it("a new secret of an endpoint that receives accounts requires a recent passkey check", async () => {
  const { id: apps, secret } = await addEndpoint(staff(now, "owner"), { ...endpoint, receivesAccount: true });
  const sealed = () => read((db) => db.webhookEndpoint.findUniqueOrThrow({ where: { id: apps } }));
  const before = await sealed();
  await expect(rotateSecret(late("owner"), { id: apps })).rejects.toThrow(ProofRequired);
  expect(await sealed()).toEqual(before);
  const rotated = await rotateSecret(staff(now, "owner"), { id: apps });
  expect(rotated.secret).not.toBe(secret);
  const { id: plain } = await addEndpoint(late("operator"), { ...endpoint, receivesAccount: false });
  expect((await rotateSecret(late("operator"), { id: plain })).secret).toMatch(/^whsec_/);
});
