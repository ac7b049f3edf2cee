import { addMinutes } from "date-fns";
import { expect, it } from "vitest";
import { authenticate } from "@/lib/auth/credentials/authenticate";
import { newTotpSetup } from "@/lib/auth/credentials/codes";
import { passkeyCreationOptions, passkeyRequestOptions } from "@/lib/auth/credentials/webauthn";
import { runAccountAction } from "@/lib/auth/people/account";
import { addToken } from "@/lib/auth/people/api-tokens";
import { changeRole, invitePerson, listPeople, removePerson, resetPerson } from "@/lib/auth/people/people";
import { accountAction, newPerson, personAction, signInSchema } from "@/lib/auth/people/schema";
import { reauthenticate, signIn } from "@/lib/auth/people/sign-in";
import { findSession } from "@/lib/auth/sessions/sessions";
import { type Context, contextOf, ProofRequired } from "@/lib/platform/context";
import { read, write } from "@/lib/platform/database";
import { rateLimits } from "@/lib/platform/limits/rates";
import { Authenticator } from "@/tests/support/authenticator";
import { operator, staff } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import {
  cookieValue,
  home,
  invite,
  join,
  joinWithPassword,
  password,
  sessionOf,
  stranger,
} from "@/tests/support/people";
import { codeOf } from "@/tests/support/totp";

ownDatabase();

const now = new Date("2027-03-01T12:00:00Z");
const owner = operator(now);
it("the last owner who can sign in can’t be removed or demoted", async () => {
  const { id } = await join(now, { name: "First Owner", email: "first@example.com", role: "owner" });
  await invite(now, { name: "Invited Owner", email: "invited@example.com", role: "owner" });
  await expect(removePerson(owner, { id })).rejects.toThrow("This is the last owner.");
  await expect(changeRole(owner, { id, role: "viewer" })).rejects.toThrow("This is the last owner.");
  const second = await join(now, { name: "Second Owner", email: "second@example.com", role: "owner" });
  const together = await Promise.allSettled([
    changeRole(owner, { id, role: "viewer" }),
    changeRole(owner, { id: second.id, role: "viewer" }),
  ]);
  expect(together.filter(({ status }) => status === "rejected")).toHaveLength(1);
});

it("a role applies at once, and a removed person loses access at once", async () => {
  const { id, cookie } = await join(now, { name: "Viewer", email: "viewer@example.com", role: "viewer" });
  const value = cookieValue(cookie);
  await changeRole(owner, { id, role: "support" });
  expect((await findSession(value, now))?.staff.role).toBe("support");
  await removePerson(owner, { id });
  expect(await findSession(value, now)).toBeNull();
  expect((await listPeople(now)).map(({ email }) => email)).not.toContain("viewer@example.com");
});

it("only an owner with a recent passkey check can change people", async () => {
  const input = { name: "Nobody", email: "nobody@example.com", role: "viewer" as const };
  await expect(invitePerson(staff(now, "operator"), input)).rejects.toThrow(
    "You need the right “people:write”, which the role “operator” doesn’t have.",
  );
  const late = { ...staff(now, "owner"), now: addMinutes(now, 11) };
  await expect(invitePerson(late, input)).rejects.toThrow(ProofRequired);
  expect(await read((db) => db.person.count({ where: { email: input.email } }))).toBe(0);
});

it("invalid names, addresses and roles each get a message", () => {
  const sentences = (typed: object) =>
    newPerson.safeParse({ name: "Ada", email: "ada@example.com", role: "viewer", ...typed }).error?.issues[0]
      ?.message;
  expect(sentences({ name: "Ada\nByron" })).toBe("Name must be a single line.");
  expect(sentences({ name: "schedule" })).toContain("The audit uses this name for something else.");
  expect(sentences({ name: "token ci" })).toContain("The audit uses this name for something else.");
  expect(sentences({ role: "emperor" })).toBe(
    "Role must be one of owner, operator, privacy, support, viewer.",
  );
  expect(sentences({ email: "ada" })).toBe("Enter one valid email address.");
  expect(sentences({ email: "ADA@example.com" })).toBeUndefined();
});

it("characters that PostgreSQL can’t store are rejected before a query", () => {
  const id = "a\0b";
  expect(signInSchema.safeParse({ email: id, password, code: "123456" }).success).toBe(false);
  expect(personAction.safeParse({ id }).success).toBe(false);
  expect(accountAction.safeParse({ order: "end-session", id }).success).toBe(false);
  expect(accountAction.safeParse({ order: "remove-passkey", id }).success).toBe(false);
});

it("a password with a code signs in; each code and recovery code works once", async () => {
  const { id, email, totp, codes } = await joinWithPassword(now, "pass@example.com");
  const attempt = (code: string, at: Date, typed = password) =>
    signIn(stranger(at, `198.51.100.${at.getMinutes()}`), {
      credentials: { email: email.toUpperCase(), password: typed, code },
      device: {},
    });
  await expect(attempt(codeOf(totp, now), now)).rejects.toThrow("We couldn’t sign you in.");
  const later = addMinutes(now, 2);
  const { cookie } = await attempt(codeOf(totp, later), later);
  expect((await findSession(cookieValue(cookie), later))?.staff.identity).toMatchObject({ id });
  await expect(attempt(codeOf(totp, later), later)).rejects.toThrow("We couldn’t sign you in.");
  const third = addMinutes(now, 4);
  await expect(attempt(codeOf(totp, third), third, "wrong password")).rejects.toThrow(
    "We couldn’t sign you in.",
  );

  const [code = ""] = codes;
  await expect(attempt(code, third, "wrong password")).rejects.toThrow("We couldn’t sign you in.");
  await attempt(code.toUpperCase().replaceAll("-", " "), third);
  await expect(attempt(code, third)).rejects.toThrow("We couldn’t sign you in.");
  const stored = await read((db) =>
    db.person.findUniqueOrThrow({ where: { id }, include: { recoveryCodes: true } }),
  );
  expect(stored.recoveryCodes).toHaveLength(9);
  expect(JSON.stringify(stored)).not.toContain(totp);
});

it("many wrong passwords from elsewhere slow a person’s sign-in down, but never block it", async () => {
  const { email, totp } = await joinWithPassword(now, "target@example.com");
  const later = addMinutes(now, 10);
  const wrong = (index: number) =>
    signIn(stranger(later, `192.0.2.${index}`), {
      credentials: { email, password: "x", code: "000000" },
      device: {},
    });
  const guesses = Array.from({ length: rateLimits.operatorSignInAccount.points }, (_, index) => wrong(index));
  for (const guess of await Promise.allSettled(guesses)) expect(guess.status).toBe("rejected");
  const credentials = { email, password, code: codeOf(totp, later) };
  expect((await signIn(stranger(later, "203.0.113.77"), { credentials, device: {} })).cookie).toContain(
    "palisade-operator",
  );
});

it("a lost passkey is replaced by a new link, after which old links don’t work", async () => {
  const { id, authenticator, cookie, codes } = await join(now, {
    name: "Loser",
    email: "lost@example.com",
    role: "viewer",
  });
  const { url } = await resetPerson(operator(now, "cli"), { id });
  expect(url).toMatch(/^http:\/\/localhost:3000\/operator\/join\/[\w-]{43}$/);
  expect(await findSession(cookieValue(cookie), now)).toBeNull();
  const old = { credential: authenticator.get(await passkeyRequestOptions("sign-in", now)) };
  await expect(signIn(stranger(now), { credentials: old, device: {} })).rejects.toThrow(
    "isn’t registered here",
  );
  const recovery = { email: "lost@example.com", password: "", code: codes[0] ?? "" };
  await expect(signIn(stranger(now), { credentials: recovery, device: {} })).rejects.toThrow(
    "We couldn’t sign you in.",
  );
});

it("nobody can remove their last passkey, and an unattended session can’t add another one", async () => {
  const keeper = { name: "Keeper", email: "keeper@example.com", role: "viewer" } as const;
  const { id, authenticator, codes, cookie } = await join(now, keeper);
  const currentSessionId = await sessionOf(cookie, now);
  const acting = staff(now, "viewer", id);
  const [row] = await read((db) => db.passkey.findMany({ where: { personId: id } }));
  const remove = { order: "remove-passkey", id: row?.id ?? "", currentSessionId } as const;
  await expect(runAccountAction(acting, remove)).rejects.toThrow("This is your only way to sign in.");
  const late = { ...acting, now: addMinutes(now, 10) };
  await expect(runAccountAction(late, { order: "recovery-codes", currentSessionId })).rejects.toThrow(
    ProofRequired,
  );

  const again = await runAccountAction(acting, { order: "recovery-codes", currentSessionId });
  expect(again.codes).toHaveLength(10);
  expect(again.codes).not.toEqual(codes);

  const signedIn = await signIn(stranger(now), {
    credentials: { credential: authenticator.get(await passkeyRequestOptions("sign-in", now)) },
    device: {},
  });
  const session = await findSession(cookieValue(signedIn.cookie), addMinutes(now, 30));
  if (!session) throw new Error("no session");
  const at = addMinutes(now, 30);
  const context = { ...stranger(at), actor: session.staff };
  const foreign = await join(now, { name: "Other", email: "other@example.com", role: "viewer" });
  const theirs = foreign.authenticator.get(await passkeyRequestOptions(`proof ${id}`, at));
  await expect(
    reauthenticate(context, { credentials: { credential: theirs }, sessionId: session.id }),
  ).rejects.toThrow("isn’t registered here");
  const mine = { credential: authenticator.get(await passkeyRequestOptions(`proof ${id}`, at)) };
  await reauthenticate(context, { credentials: mine, sessionId: session.id });
  const proven = await findSession(cookieValue(signedIn.cookie), at);
  expect(proven?.staff.provenAt).toEqual(at);
});

it("an owner without passkeys doesn’t count as able to sign in, and nobody removes their own without notice", async () => {
  await write((tx) => tx.person.updateMany({ where: { role: "owner" }, data: { role: "viewer" } }));
  const kept = await join(now, { name: "Kept Owner", email: "kept@example.com", role: "owner" });
  const lost = await join(now, { name: "Lost Owner", email: "lost-owner@example.com", role: "owner" });
  const acting = staff(now, "owner", kept.id);
  await resetPerson(acting, { id: lost.id });
  await expect(changeRole(acting, { id: kept.id, role: "viewer" })).rejects.toThrow(
    "This is the last owner.",
  );
  await expect(removePerson(owner, { id: kept.id })).rejects.toThrow("This is the last owner.");
  await expect(resetPerson(acting, { id: kept.id })).rejects.toThrow(
    "A new setup link would revoke your own sign-in methods",
  );
  expect(await read((db) => db.passkey.count({ where: { personId: kept.id } }))).toBe(1);
  await resetPerson(operator(now, "cli"), { id: kept.id });
});

it("a correct password doesn’t sign in if the person’s sign-in methods were removed meanwhile", async () => {
  const { id, email, totp } = await joinWithPassword(now, "meanwhile@example.com");
  const later = addMinutes(now, 3);
  const credentials = { email, password, code: codeOf(totp, later) };
  const proven = await authenticate(credentials, "sign-in", { now: later, requestId: null });
  await resetPerson(operator(later, "cli"), { id });
  await expect(
    write(async (tx) => {
      await proven.store(tx, later);
      return {};
    }),
  ).rejects.toThrow("already been used");
});

it("a recovery code that confirms a session is audited like one that signs in", async () => {
  const { id, email, codes } = await joinWithPassword(now, "again@example.com");
  const later = addMinutes(now, 3);
  const [session] = await read((db) => db.operatorSession.findMany({ where: { personId: id } }));
  const context = { ...staff(later, "viewer", id), clientAddress: "203.0.113.50" };
  const credentials = { email, password, code: codes[0] ?? "" };
  await reauthenticate(context, { credentials, sessionId: session?.id ?? "" });
  expect(await read((db) => db.auditEntry.count({ where: { action: "recovery.used", personId: id } }))).toBe(
    1,
  );
});

it("a repeated form never shows recovery codes that weren’t stored", async () => {
  const { id, cookie } = await joinWithPassword(now, "twice@example.com");
  let first: object | undefined;
  // Like a form's key: everyone who repeats it gets the first result.
  const acting = staff(now, "viewer", id);
  const transact: typeof acting.transact = async (work) => {
    first ??= await acting.transact(work);
    return first as Awaited<ReturnType<typeof work>>;
  };
  const order = { order: "recovery-codes", currentSessionId: await sessionOf(cookie, now) } as const;
  expect((await runAccountAction({ ...acting, transact }, order)).codes).toHaveLength(10);
  const again = await runAccountAction({ ...acting, transact }, order);
  expect(again.codes).toBeUndefined();
  expect(again.message).toContain("they can’t be shown again");
});

it("a passkey that is being stored during a reset doesn’t survive it", async () => {
  const { id, email, cookie } = await joinWithPassword(now, "stolen@example.com");
  const currentSessionId = await sessionOf(cookie, now);
  const acting = staff(now, "viewer", id);
  // An owner resets the person after the request of whoever has the session was admitted.
  const afterReset: typeof acting.transact = async (work) => {
    await resetPerson(operator(now, "cli"), { id });
    return acting.transact(work);
  };
  const thief = { ...acting, transact: afterReset };
  const setup = newTotpSetup({ id, email });
  const secret = { password: "a longer walk along the sea", setup: setup.encryptedSecret };
  const asked = await passkeyCreationOptions({ id, email, name: "Password Person" }, [], `add ${id}`, now);
  const orders = [
    { order: "set-password", ...secret, code: codeOf(setup.secret, now) },
    { order: "add-passkey", credential: new Authenticator(home).create(asked), passkey: "Key" },
    { order: "recovery-codes" },
  ] as const;
  for (const order of orders) {
    await expect(runAccountAction(thief, { ...order, currentSessionId }), order.order).rejects.toThrow(
      "This session has ended.",
    );
  }
  const select = { passwordHash: true, _count: { select: { passkeys: true, recoveryCodes: true } } };
  expect(await read((db) => db.person.findUnique({ where: { id }, select }))).toEqual({
    passwordHash: null,
    _count: { passkeys: 0, recoveryCodes: 0 },
  });
});

it("access that a person is giving to others during their own reset doesn’t survive it", async () => {
  const { id, cookie } = await join(now, { name: "Taken", email: "taken@example.com", role: "owner" });
  const session = await findSession(cookieValue(cookie), now);
  if (!session) throw new Error("The person isn’t signed in.");
  const acting = contextOf(session.staff, now);
  const viewer = await invite(now, { name: "Accomplice", email: "accomplice@example.com", role: "viewer" });
  const rows = () =>
    read(async (db) => [
      await db.apiToken.count({ where: { name: "left-behind" } }),
      await db.person.count({ where: { email: "friend@example.com" } }),
      await db.person.count({ where: { id: viewer.id, role: "owner" } }),
    ]);
  const friend = { name: "Friend", email: "friend@example.com", role: "owner" as const };
  const attempts = [
    (context: Context) => addToken(context, { name: "left-behind", role: "owner", expiresInDays: 1 }),
    (context: Context) => invitePerson(context, friend),
    (context: Context) => changeRole(context, { id: viewer.id, role: "owner" }),
    (context: Context) => removePerson(context, { id: viewer.id }),
    (context: Context) => resetPerson(context, { id: viewer.id }),
  ];
  // Another owner resets the person after the request of whoever has the session was admitted.
  const transact: Context["transact"] = async (work) => {
    await resetPerson(operator(now, "cli"), { id });
    return acting.transact(work);
  };
  for (const attempt of attempts) {
    await expect(attempt({ ...acting, transact })).rejects.toThrow("This session has ended.");
  }
  expect(await rows()).toEqual([0, 0, 0]);
  expect(await read((db) => db.person.count({ where: { id: viewer.id } }))).toBe(1);
});

it("setting a password ends only the person’s other sessions", async () => {
  const { id, email, cookie, totp } = await joinWithPassword(now, "changes@example.com");
  const other = await join(now, { name: "Other", email: "not-ended@example.com", role: "viewer" });
  const later = addMinutes(now, 3);
  const credentials = { email, password, code: codeOf(totp, later) };
  const here = await signIn(stranger(later), { credentials, device: {} });
  const session = await findSession(cookieValue(here.cookie), later);
  const setup = newTotpSetup({ id, email });
  const order = {
    password: "a longer walk along the sea",
    setup: setup.encryptedSecret,
    code: codeOf(setup.secret, later),
  };
  const context = { ...staff(later, "viewer", id), now: later };
  await runAccountAction(context, { order: "set-password", ...order, currentSessionId: session?.id ?? null });
  expect(await findSession(cookieValue(cookie), later)).toBeNull();
  expect(await findSession(cookieValue(here.cookie), later)).not.toBeNull();
  expect(await findSession(cookieValue(other.cookie), later)).not.toBeNull();
});
