import { beforeEach, expect, it } from "vitest";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const { createLink, createPasscode, revokePass } = await import("@/lib/access/store");
const { planAnnouncement } = await import("@/lib/announcements/store");
const { write } = await import("@/lib/platform/database");

const now = new Date("2027-03-01T12:00:00Z");
const context = operator(now);
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

beforeEach(async () => {
  await write((tx) => tx.accessPass.deleteMany());
  await write((tx) => tx.plannedAnnouncement.deleteMany());
});

/** Stores `count` active ones, and one expired and one revoked, which don't count. */
async function created(kind: "passcode" | "link", count: number): Promise<void> {
  const row = (id: string) => ({
    ...{ id, kind, name: id, secretHash: "", through: "gate", audience: "everyone" },
    ...{ createdAt: now, createdBy: "console", endsAt: inHours(1) },
  });
  const data = [
    ...Array.from({ length: count }, (_, turn) => row(`${kind}${turn}`)),
    { ...row("ended"), endsAt: inHours(-1) },
    { ...row("revoked"), revokedAt: now },
  ];
  // The hash of no passcode, but well-formed for verification.
  const secretHash = `$argon2id$v=19$m=8,t=1,p=1$${"A".repeat(22)}$${"A".repeat(43)}`;
  await write((tx) => tx.accessPass.createMany({ data: data.map((pass) => ({ ...pass, secretHash })) }));
}

const passcode = { passcode: "grey heron", endsAt: null, others: async () => [] };
const link = { endsAt: inHours(1).toISOString(), through: "gate", audience: "everyone" } as const;

it("at most twelve passcodes can be active; revoking one makes room for another", async () => {
  await created("passcode", 11);
  await createPasscode(context, { ...passcode, name: "the twelfth" });
  const another = () => createPasscode(context, { ...passcode, passcode: "white heron", name: "one more" });
  const sentence = "At most 12 passcodes can be active. Revoke one first.";
  await expect(another()).rejects.toMatchObject({ status: 422, message: sentence });
  await revokePass(context, { id: "passcode0" });
  await expect(another()).resolves.toHaveProperty("id");
});

it("at most 200 links can be active, in addition to passcodes", async () => {
  await created("link", 199);
  await createLink(context, { ...link, name: "the last" });
  const another = () => createLink(context, { ...link, name: "one more" });
  const sentence = "At most 200 links can be active. Revoke one first.";
  await expect(another()).rejects.toMatchObject({ status: 422, message: sentence });
  await createPasscode(context, { ...passcode, name: "one more" });
  await revokePass(context, { id: "link0" });
  await expect(another()).resolves.toHaveProperty("id");
});

it("at most fifty announcements can be planned, including drafts", async () => {
  const planned = {
    ...{ message: "Planned.", type: "info" as const, link: null, linkText: null, dismissible: true },
    ...{ draft: true, startsAt: null, endsAt: null },
  };
  const plan = () => planAnnouncement(context, { ...planned, paths: [] });
  for (let turn = 0; turn < 50; turn += 1) await plan();
  const sentence = "At most 50 announcements can be planned. Remove one first.";
  await expect(plan()).rejects.toMatchObject({ status: 422, message: sentence });
  await write(async (tx) => {
    const { id } = await tx.plannedAnnouncement.findFirstOrThrow();
    await tx.plannedAnnouncement.delete({ where: { id } });
  });
  await expect(plan()).resolves.toHaveProperty("id");
});
