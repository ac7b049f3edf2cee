import { addDays, subDays } from "date-fns";
import { expect, it } from "vitest";
import { createLink, createPasscode, revokePass } from "@/lib/access/store";
import { addToken } from "@/lib/auth/people/api-tokens";
import { changeRole, invitePerson, removePerson, resetPerson } from "@/lib/auth/people/people";
import { endedAccessText } from "@/lib/auth/people/words";
import type { Context } from "@/lib/platform/context";
import { getSetting, putSetting } from "@/lib/settings/store";
import { addEndpoint } from "@/lib/webhooks/endpoints";
import { operator, staff } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { join } from "@/tests/support/people";

ownDatabase();

const now = new Date("2027-03-01T12:00:00Z");
const shell = operator(now, "cli");
const other = (name: string) => ({ name, email: `${name}@example.com`, role: "support" as const });

/** An owner who gave access to others in every way, also in ways that have ended since. */
async function generousOwner(key: string) {
  const { id } = await join(now, { name: key, email: `${key}@example.com`, role: "owner" });
  await join(now, { name: "Stays", email: `stays-${key}@example.com`, role: "owner" });
  const long = staff(subDays(now, 31), "owner", id);
  await invitePerson(long, other(`${key}-long-ago`));
  const acting = staff(subDays(now, 1), "owner", id);
  const friend = await invitePerson(acting, other(`${key}-friend`));
  const gone = await invitePerson(acting, other(`${key}-gone`));
  await removePerson(shell, { id: gone.id });
  await createPasscode(acting, {
    name: `${key}-passcode`,
    passcode: `${key} heron 4711`,
    endsAt: null,
    others: async () => [],
  });
  const link = await createLink(acting, {
    name: `${key}-link`,
    through: "gate",
    audience: "everyone",
    endsAt: addDays(now, 7).toISOString(),
  });
  await revokePass(shell, { id: link.id });
  await addEndpoint(acting, {
    url: `https://${key}.example.com/hook`,
    events: ["contact.received"],
    description: "",
    receivesAccount: false,
  });
  await changeRole(acting, { id: friend.id, role: "viewer" });
  await addToken(acting, { name: `${key}-token`, role: "owner", expiresInDays: 1 });
  const identity = { kind: "token", id: "the token", name: `${key}-token` } as const;
  const byToken = { ...acting, actor: { ...acting.actor, via: "api", identity } } as const;
  await createPasscode(byToken, {
    name: `${key}-by-token`,
    passcode: `${key} stork 4711`,
    endsAt: null,
    others: async () => [],
  });
  await changeRole(acting, { id, role: "operator" });
  await changeRole(shell, { id, role: "owner" });
  return id;
}

const expected = (key: string) => [
  { action: "access.created", name: `${key}-by-token` },
  { action: "person.changed", name: `${key}-friend` },
  { action: "webhook.added", name: `https://${key}.example.com/hook` },
  { action: "access.created", name: `${key}-passcode` },
];

it.each([
  ["removed", (id: string) => removePerson(shell, { id })],
  ["reset", (id: string) => resetPerson(shell, { id })],
  ["demoted", (id: string) => changeRole(shell, { id, role: "viewer" })],
])(
  "when somebody is %s, the access that they gave to others is named if it still exists",
  async (how, end) => {
    const id = await generousOwner(how);
    const ended = await end(id);
    expect(ended.accessGiven.map(({ action, name }) => ({ action, name }))).toEqual(expected(how));
    expect(endedAccessText(ended)).toBe(
      `Access they gave to others in the last 30 days is still valid: ${how}-by-token (passcode or link), ${how}-friend (role changed), https://${how}.example.com/hook (webhook endpoint), ${how}-passcode (passcode or link). If this was not intended, revoke or remove it.`,
    );
  },
);

it("a new shared passcode is named until somebody else replaces it", async () => {
  const { id } = await join(now, { name: "Setter", email: "setter@example.com", role: "owner" });
  await join(now, { name: "Keeper", email: "keeper@example.com", role: "owner" });
  const setShared = async (context: Context, passcode?: string) => {
    const { version } = await getSetting("protection");
    const input = { enabled: false, mobile: "gate", statusOpen: false, passcode } as const;
    await putSetting(context, { key: "protection", version, input });
  };
  await setShared(staff(subDays(now, 1), "owner", id), "setter heron 4711");
  await setShared(shell);
  const given = async () => (await changeRole(shell, { id, role: "viewer" })).accessGiven;
  expect(await given()).toEqual([{ action: "setting.changed", id: "everyone", name: "everyone" }]);
  await changeRole(shell, { id, role: "owner" });
  await setShared(shell, "keeper heron 4711");
  expect(await given()).toEqual([]);
});

it("somebody who gave no access, or becomes an owner, gets no list", async () => {
  const { id } = await join(now, { name: "Quiet", email: "quiet@example.com", role: "viewer" });
  await createPasscode(staff(now, "owner", id), {
    ...{ name: "quiet-passcode", passcode: "quiet heron 4711", endsAt: null, others: async () => [] },
  });
  expect((await changeRole(shell, { id, role: "owner" })).accessGiven).toEqual([]);
  const silent = await join(now, { name: "Silent", email: "silent@example.com", role: "viewer" });
  const ended = await removePerson(shell, { id: silent.id });
  expect(ended.accessGiven).toEqual([]);
  expect(endedAccessText(ended)).toBe("");
});

it("a message names ten and counts the others", () => {
  const accessGiven = Array.from({ length: 12 }, (_, index) => ({
    ...{ action: "person.invited" as const, id: `${index}`, name: `Friend ${index}` },
  }));
  const message = endedAccessText({ accessGiven });
  expect(message).toContain("Friend 9 (invited), and 2 more in the audit.");
  expect(message).not.toContain("Friend 10");
});
