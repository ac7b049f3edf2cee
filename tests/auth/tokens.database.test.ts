import { addDays } from "date-fns";
import { expect, it } from "vitest";
import { addToken, listTokens, revokeToken } from "@/lib/auth/people/api-tokens";
import { changeRole, invitePerson, listPeople, removePerson, resetPerson } from "@/lib/auth/people/people";
import { newToken, tokenAction } from "@/lib/auth/people/schema";
import { staffOfToken } from "@/lib/auth/sessions/tokens";
import { read, write } from "@/lib/platform/database";
import { hashSecret } from "@/lib/platform/secrets";
import { operator, staff, tokenOf } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { join } from "@/tests/support/people";

ownDatabase();

const now = new Date("2027-03-01T12:00:00Z");
const shell = operator(now, "cli");
const input = { name: "ci", role: "viewer", expiresInDays: 30 } as const;

it("a token has its role until it is revoked or expires, and only its hash is stored", async () => {
  const { token } = await addToken(shell, input);
  const given = String(token);
  expect(await staffOfToken(given, now)).toMatchObject({
    role: "viewer",
    identity: { kind: "token", name: "ci" },
  });
  expect(await staffOfToken(`${given}x`, now)).toBeNull();
  expect(await staffOfToken(given, addDays(now, 30))).toBeNull();
  const rows = await read((db) => db.apiToken.findMany());
  expect(JSON.stringify(rows)).not.toContain(given);
  expect(rows[0]?.lastUsedAt).toEqual(now);
  expect(JSON.stringify(await read((db) => db.auditEntry.findMany()))).not.toContain(given);

  await expect(addToken(shell, input)).rejects.toThrow("There is already a token “ci”.");
  await revokeToken(shell, { name: "ci" });
  expect(await staffOfToken(given, now)).toBeNull();
  await expect(revokeToken(shell, { name: "ci" })).rejects.toThrow("There is no active token “ci”.");
  await addToken(shell, input);
  expect((await listTokens(now)).map(({ state }) => state)).toEqual(["active", "revoked"]);
});

it("only an owner can add tokens, with a name, a role and an expiry", async () => {
  await expect(addToken(staff(now, "operator"), { ...input, name: "other" })).rejects.toThrow("tokens:write");
  const sentence = (typed: object) => newToken.safeParse({ ...input, ...typed }).error?.issues[0]?.message;
  expect(sentence({ name: "a b" })).toContain(
    "Name must begin with a letter or digit and have at most 40 letters",
  );
  expect(sentence({ name: "ci\nroot" })).toContain(
    "Name must begin with a letter or digit and have at most 40 letters",
  );
  for (const name of ["api", "console", "CLI", "schedule", "webhooks"]) {
    expect(sentence({ name })).toContain("The audit uses this name for something else.");
    // An older token may have this name, and must be revocable.
    expect(tokenAction.safeParse({ name }).success).toBe(true);
  }
  expect(sentence({ name: "operator token" })).toContain("Name must begin with a letter or digit");
  expect(sentence({ expiresInDays: "0.5" })).toBe("Days must be a whole number.");
  expect(sentence({ expiresInDays: 400 })).toBe("A token can be valid for at most 366 days.");
  expect(sentence({ role: "root" })).toContain("Role must be one of");
});

const mine = (context: Parameters<typeof addToken>[0], name: string) =>
  addToken(context, { name, role: "owner", expiresInDays: 366 });
const inForce = async () =>
  (await listTokens(now)).filter(({ state }) => state === "active").map(({ name }) => name);

/** An owner with a token, and a second owner who stays, also with one. */
async function ownerWithToken(key: string) {
  const owner = { name: key, email: `${key}@example.com`, role: "owner" as const };
  const { id } = await join(now, owner);
  const stays = await join(now, { ...owner, email: `stays-${key}@example.com` });
  const { token } = await mine(staff(now, "owner", id), `${key}-sleeper`);
  await mine(staff(now, "owner", stays.id), `${key}-stays`);
  return { id, name: `${key}-sleeper`, token: String(token), stays: `${key}-stays` };
}

it.each([
  ["removed", (id: string) => removePerson(shell, { id })],
  ["reset", (id: string) => resetPerson(shell, { id })],
  ["demoted", (id: string) => changeRole(shell, { id, role: "operator" })],
])("when somebody is %s, their tokens, listed before, are revoked and named", async (how, end) => {
  const { id, name, token, stays } = await ownerWithToken(how);
  expect((await listPeople(now)).find((person) => person.id === id)?.tokens).toEqual([name]);
  expect(await staffOfToken(token, now)).not.toBeNull();
  expect(await end(id)).toMatchObject({ revokedTokens: [name] });
  expect(await staffOfToken(token, now)).toBeNull();
  expect(await inForce()).toContain(stays);
  expect(await inForce()).not.toContain(name);
  const entries = await read((db) =>
    db.auditEntry.findMany({ where: { action: "token.revoked", subject: name } }),
  );
  expect(entries).toHaveLength(1);
});

it("somebody who stays an owner keeps their tokens", async () => {
  const { id, name } = await ownerWithToken("kept");
  expect(await changeRole(shell, { id, role: "owner" })).toMatchObject({ revokedTokens: [] });
  expect(await inForce()).toContain(name);
});

it("a token isn’t added by somebody who was removed meanwhile", async () => {
  const { id } = await join(now, { name: "Late", email: "late@example.com", role: "owner" });
  const acting = staff(now, "owner", id);
  await removePerson(shell, { id });
  await expect(mine(acting, "too-late")).rejects.toMatchObject({ status: 403 });
  expect(await inForce()).not.toContain("too-late");
});

it("a token can’t create tokens, people or passkeys, whatever its role", async () => {
  const { id } = await ownerWithToken("minted");
  const token = tokenOf(now, "owner");
  await expect(mine(token, "minted")).rejects.toThrow("A token can’t add tokens");
  const friend = { name: "Friend", email: "friend@example.com", role: "owner" as const };
  await expect(invitePerson(token, friend)).rejects.toMatchObject({ status: 403 });
  await expect(resetPerson(token, { id })).rejects.toMatchObject({ status: 403 });
  await expect(changeRole(token, { id, role: "viewer" })).rejects.toMatchObject({ status: 403 });
  await expect(removePerson(token, { id })).rejects.toMatchObject({ status: 403 });
  expect(await read((db) => db.person.count({ where: { email: friend.email } }))).toBe(0);
  expect(await listTokens(now)).toContainEqual(expect.objectContaining({ name: "minted-sleeper" }));
  await revokeToken(token, { name: "minted-sleeper" });
});

it("an old token without a known creator stays valid", async () => {
  const row = {
    id: "old",
    name: "old",
    role: "viewer",
    hash: hashSecret("old token"),
    createdAt: now,
    createdBy: "Ada",
  };
  await write((tx) => tx.apiToken.create({ data: row }));
  const { id } = await join(now, { name: "Ada", email: "ada@example.com", role: "owner" });
  await removePerson(shell, { id });
  expect(await staffOfToken("old token", now)).toMatchObject({ identity: { name: "old" } });
});
