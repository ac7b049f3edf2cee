import { addDays } from "date-fns";
import { expect, it } from "vitest";
import { staffOfToken } from "@/lib/console/tokens";
import { newToken } from "@/lib/people/schema";
import { addToken, listTokens, revokeToken } from "@/lib/people/tokens";
import { read } from "@/lib/platform/database";
import { operator, staff } from "../../support/contexts";
import { ownDatabase } from "../../support/own-database";

ownDatabase();

const now = new Date("2027-03-01T12:00:00Z");
const shell = operator(now, "cli");
const input = { name: "ci", role: "viewer", expiresInDays: 30 } as const;

it("a token acts with its role until it is revoked or over, and is stored as a hash only", async () => {
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

  await expect(addToken(shell, input)).rejects.toThrow("There is a token “ci” already.");
  await revokeToken(shell, { name: "ci" });
  expect(await staffOfToken(given, now)).toBeNull();
  await expect(revokeToken(shell, { name: "ci" })).rejects.toThrow("There is no token “ci” in force.");
  await addToken(shell, input);
  expect((await listTokens(now)).map(({ state }) => state)).toEqual(["in force", "revoked"]);
});

it("only an owner adds tokens, with a name, a role and an end", async () => {
  await expect(addToken(staff(now, "operator"), { ...input, name: "other" })).rejects.toThrow("tokens:write");
  const sentence = (typed: object) => newToken.safeParse({ ...input, ...typed }).error?.issues[0]?.message;
  expect(sentence({ name: "a b" })).toContain("Name must be up to 40 letters");
  expect(sentence({ name: "ci\nroot" })).toContain("Name must be up to 40 letters");
  expect(sentence({ expiresInDays: "0.5" })).toBe("Days must be a whole number.");
  expect(sentence({ expiresInDays: 400 })).toBe("A token lasts at most 366 days.");
  expect(sentence({ role: "root" })).toContain("Role must be one of");
});
