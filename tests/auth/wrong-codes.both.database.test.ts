import { addMinutes } from "date-fns";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
// Past a person's limit every attempt is delayed, which another test covers.
vi.mock("node:timers/promises", () => ({ setTimeout: async () => undefined }));
const checked = vi.hoisted(() => ({ codes: 0 }));
vi.mock("@/lib/auth/credentials/codes", async (original) => {
  const codes = await original<typeof import("@/lib/auth/credentials/codes")>();
  const findTotpStep = (...given: Parameters<typeof codes.findTotpStep>) => {
    checked.codes += 1;
    return codes.findTotpStep(...given);
  };
  return { ...codes, findTotpStep };
});

const { newTotpSetup } = await import("@/lib/auth/credentials/codes");
const { resetPerson } = await import("@/lib/auth/people/people");
const { acceptInvitation } = await import("@/lib/auth/people/join");
const { runAccountAction } = await import("@/lib/auth/people/account");
const { signIn } = await import("@/lib/auth/people/sign-in");
const { passkeyCreationOptions, passkeyRequestOptions } = await import("@/lib/auth/credentials/webauthn");
const { read, write } = await import("@/lib/platform/database");
const { Authenticator } = await import("@/tests/support/authenticator");
const { operator, staff } = await import("@/tests/support/contexts");
const { home, joinWithPassword, password, sessionOf, signInPatiently, stranger } = await import(
  "@/tests/support/people"
);
const { codeOf } = await import("@/tests/support/totp");

const now = new Date("2027-03-01T12:00:00Z");
const later = addMinutes(now, 10);
const wrongCode = "000000";
const refused = "We couldn’t sign you in.";
let addresses = 0;
let people = 0;

/** Each attempt comes from a different address: another test covers the limit per address. */
function attempt(email: string, code: string, typed = password) {
  addresses += 1;
  const address = `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`;
  return signInPatiently(stranger(later, address), {
    credentials: { email, password: typed, code },
    device: {},
  });
}
async function guess(email: string, count: number, typed = password) {
  const guesses = Array.from({ length: count }, () => attempt(email, wrongCode, typed));
  for (const outcome of await Promise.allSettled(guesses)) expect(outcome.status).toBe("rejected");
}
const somebody = () => joinWithPassword(now, `codes-${++people}@example.com`);
const mailsTo = (recipient: string) =>
  read((db) => db.outboxMail.findMany({ where: { recipient, topic: "staff-notice-codes" } }));

beforeEach(() => {
  checked.codes = 0;
});
afterEach(() => write((tx) => tx.rateLimit.deleteMany()));

it("after ten wrong codes with the right password, even the right code is rejected, and the person is notified once", async () => {
  const { id, email, totp } = await somebody();
  for (let turn = 0; turn < 10; turn += 1) await guess(email, 1);
  expect(await mailsTo(email)).toHaveLength(1);
  await expect(attempt(email, codeOf(totp, later))).rejects.toThrow(refused);
  await guess(email, 5);
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subjectId: id, createdAt: later });
  expect(mail?.text).toContain("someone knows your password");
  const recorded = await read((db) => db.auditEntry.findMany({ where: { action: "codes.ended" } }));
  expect(recorded.filter(({ subject }) => subject === id)).toHaveLength(1);
});

it("a right code resets nine wrong ones", async () => {
  const { email, totp } = await somebody();
  await guess(email, 9);
  await attempt(email, codeOf(totp, later));
  await guess(email, 9);
  expect(await mailsTo(email)).toEqual([]);
});

it("of forty codes sent at once, at most ten are checked", async () => {
  const { email } = await somebody();
  checked.codes = 0;
  await guess(email, 40);
  expect(checked.codes).toBeLessThanOrEqual(10);
  expect(await mailsTo(email)).toHaveLength(1);
});

it("somebody without the password can’t lock anybody out", async () => {
  const { email, totp } = await somebody();
  await guess(email, 15, "another long walk along the river");
  await attempt(email, codeOf(totp, later));
  expect(await mailsTo(email)).toEqual([]);
});

it("a recovery code still signs in, and codes work again", async () => {
  const { email, totp, codes } = await somebody();
  await guess(email, 12);
  await expect(attempt(email, codeOf(totp, later))).rejects.toThrow(refused);
  await attempt(email, codes[0] ?? "");
  await attempt(email, codeOf(totp, later));
});

it("a passkey still signs in, and codes work again", async () => {
  const { id, email, totp, cookie } = await somebody();
  const authenticator = new Authenticator(home);
  const asked = await passkeyCreationOptions({ id, email, name: "Password Person" }, [], `add ${id}`, now);
  const currentSessionId = await sessionOf(cookie, now);
  const order = {
    order: "add-passkey",
    credential: authenticator.create(asked),
    passkey: "Key",
    currentSessionId,
  } as const;
  await runAccountAction(staff(now, "viewer", id), order);
  await guess(email, 12);
  await expect(attempt(email, codeOf(totp, later))).rejects.toThrow(refused);
  const credential = authenticator.get(await passkeyRequestOptions("sign-in", later));
  await signIn(stranger(later, "203.0.113.200"), { credentials: { credential }, device: {} });
  await attempt(email, codeOf(totp, later));
});

it("codes set up with an owner’s new link work again", async () => {
  const { id, email, totp: old } = await somebody();
  await guess(email, 12);
  await expect(attempt(email, codeOf(old, later))).rejects.toThrow(refused);
  const { url } = await resetPerson(operator(later, "cli"), { id });
  const secret = String(url).split("/").at(-1) ?? "";
  const { secret: totp, encryptedSecret: setup } = newTotpSetup({ id, email });
  const at = addMinutes(now, 8);
  const credentials = { password, setup, code: codeOf(totp, at) };
  await acceptInvitation(stranger(at), { secret, credentials, device: {} });
  await attempt(email, codeOf(totp, later));
});
