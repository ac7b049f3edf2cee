import { addDays, addMinutes } from "date-fns";
import { expect, it } from "vitest";
import { passkeyCreationOptions, passkeyRequestOptions } from "@/lib/auth/credentials/webauthn";
import { findInvitation } from "@/lib/auth/people/invitations";
import { acceptInvitation } from "@/lib/auth/people/join";
import { signIn } from "@/lib/auth/people/sign-in";
import { findSession } from "@/lib/auth/sessions/sessions";
import { read } from "@/lib/platform/database";
import { Authenticator } from "@/tests/support/authenticator";
import { ownDatabase } from "@/tests/support/own-database";
import { cookieValue, home, invite, join, stranger } from "@/tests/support/people";

ownDatabase();

const now = new Date("2027-03-01T12:00:00Z");
let addresses = 0;
/** Each attempt comes from a different address: another test covers the limit. */
const attempt = (credential: string) => {
  addresses += 1;
  return signIn(stranger(now, `198.51.100.${addresses}`), { credentials: { credential }, device: {} });
};
const sessions = () => read((db) => db.operatorSession.count());
const ada = (email: string) => ({ name: "Ada Byron", email, role: "viewer" as const });

it("a passkey created with an invitation signs its person in, and shows when it was used", async () => {
  const { id, authenticator, cookie } = await join(now, ada("ada@example.com"));
  expect((await findSession(cookieValue(cookie), now))?.staff).toMatchObject({
    role: "viewer",
    identity: { kind: "person", id, name: "Ada Byron" },
  });
  const { cookie: next } = await attempt(authenticator.get(await passkeyRequestOptions("sign-in", now)));
  expect((await findSession(cookieValue(next), now))?.staff.identity).toMatchObject({ id });
  const [row] = await read((db) => db.passkey.findMany({ where: { personId: id } }));
  expect(row).toMatchObject({ name: "Laptop", lastUsedAt: now, counter: BigInt(authenticator.counter) });
});

it("a reused response, a copied passkey, another site’s and an unknown passkey are rejected with a message", async () => {
  const { authenticator } = await join(now, ada("bea@example.com"));
  const before = await sessions();
  const used = authenticator.get(await passkeyRequestOptions("sign-in", now));
  await attempt(used);
  await expect(attempt(used)).rejects.toThrow("This passkey response was already used.");

  authenticator.counter -= 2;
  await expect(attempt(authenticator.get(await passkeyRequestOptions("sign-in", now)))).rejects.toThrow(
    "may have been copied",
  );
  authenticator.counter += 2;

  const behindProxy = new Authenticator({ origin: "http://10.0.0.7:3000", rpId: "localhost" });
  await expect(attempt(behindProxy.get(await passkeyRequestOptions("sign-in", now)))).rejects.toThrow(
    "Passkeys for this site work only at http://localhost:3000 (SITE_URL). Open the console there.",
  );
  Object.assign(authenticator, { asked: { ...home, rpId: "elsewhere.example" } });
  await expect(attempt(authenticator.get(await passkeyRequestOptions("sign-in", now)))).rejects.toThrow(
    "This passkey belongs to another site.",
  );
  Object.assign(authenticator, { asked: home });
  const garbled = {
    ...JSON.parse(authenticator.get(await passkeyRequestOptions("sign-in", now))),
    id: "a\u0000b",
  };
  await expect(attempt(JSON.stringify(garbled))).rejects.toThrow("couldn’t read");
  const unknown = new Authenticator(home);
  await expect(attempt(unknown.get(await passkeyRequestOptions("sign-in", now)))).rejects.toThrow(
    "This passkey isn’t registered here.",
  );
  const unverified = authenticator.get(await passkeyRequestOptions("sign-in", now), { isVerified: false });
  await expect(attempt(unverified)).rejects.toThrow("didn’t verify that it’s you");
  await expect(
    attempt(authenticator.get(await passkeyRequestOptions("sign-in", addMinutes(now, -31)))),
  ).rejects.toThrow("open for too long");
  await expect(attempt("{")).rejects.toThrow("couldn’t read");
  const forAnother = authenticator.get(await passkeyRequestOptions("proof somebody", now));
  await expect(attempt(forAnother)).rejects.toThrow("open for too long");
  const forged = JSON.parse(authenticator.get(await passkeyRequestOptions("sign-in", now)));
  forged.response.signature = JSON.parse(used).response.signature;
  await expect(attempt(JSON.stringify(forged))).rejects.toThrow("couldn’t verify");
  expect(await sessions()).toBe(before + 1);

  const [refused, ...others] = await read((db) => db.refusedSignIn.findMany());
  expect(others).toEqual([]);
  expect(refused).toMatchObject({ by: "passkey", hour: now });
  expect(refused?.count).toBeGreaterThan(5);
});

it("an invitation works once, until it ends, for the person it was made for", async () => {
  const { secret } = await invite(now, ada("cleo@example.com"));
  const accept = async (at: Date, use = secret) => {
    const { hash, person } = await findInvitation(use, at);
    const asked = await passkeyCreationOptions(person, [], `join ${hash}`, at);
    const credentials = { credential: new Authenticator(home).create(asked), passkey: "Key" };
    return acceptInvitation(stranger(at), { secret: use, credentials, device: {} });
  };
  await expect(accept(addDays(now, 4))).rejects.toThrow("This link has expired.");
  await expect(accept(now, "x".repeat(43))).rejects.toThrow("This link isn’t valid");
  const mine = await findInvitation(secret, now);
  const other = await invite(now, ada("dora@example.com"));
  const theirs = await findInvitation(other.secret, now);
  const foreign = await passkeyCreationOptions(theirs.person, [], `join ${theirs.hash}`, now);
  const credentials = { credential: new Authenticator(home).create(foreign), passkey: "Key" };
  await expect(acceptInvitation(stranger(now), { secret, credentials, device: {} })).rejects.toThrow(
    "too long",
  );
  expect(await read((db) => db.passkey.count({ where: { personId: mine.person.id } }))).toBe(0);

  expect((await accept(now)).codes).toHaveLength(10);
  await expect(accept(now)).rejects.toThrow("This link has already been used.");
  expect(await read((db) => db.passkey.count({ where: { personId: mine.person.id } }))).toBe(1);
});
