import { readdirSync } from "node:fs";
import { addDays, addHours, subDays } from "date-fns";
import { describe, expect, it } from "vitest";
import { figures } from "@/lib/site/figures";
import { operator } from "@/tests/support/contexts";
import { now, retentionDatabase } from "@/tests/support/retention";

const { db, folder, store } = retentionDatabase();
const { runRetention } = await import("@/lib/retention/run");
const { eraseSubject } = await import("@/lib/privacy/erasure/erase-subject");
const { retention } = figures;

describe("erased people", () => {
  const email = "Erased@Example.com";
  const emailKey = "erased@example.com";
  const agent = { agentName: "Rights & Co", agentEmail: email };

  it("lose their address 30 days after their case is closed, but keep an active opt-out", async () => {
    const closed = subDays(now, 31);
    const texts = { explanation: "words", extensionReason: "words" };
    const mine = { email, emailKey, erasedAt: closed, ...texts };
    const deletion = await store.request(closed, { ...mine, requestType: "delete" });
    const optOut = await store.request(closed, { ...mine, ...agent, requestType: "opt-out" });
    const denied = await store.request(closed, { ...mine, requestType: "limit", state: "denied" });
    const recent = await store.request(subDays(now, 29), { ...mine, requestType: "delete" });
    expect(await runRetention(now, "all")).toEqual({ "addresses of erased people": 3 });
    expect(await runRetention(now, "all")).toEqual({});
    const rowsNow = await db.privacyRequest.findMany({ include: { events: true } });
    const byId = new Map(rowsNow.map((row) => [row.id, row]));
    expect(byId.get(deletion.id)?.email).toMatch(/@erased\.invalid$/);
    expect(byId.get(deletion.id)?.events.map(({ note }) => note)).toEqual([null]);
    expect(byId.get(optOut.id)).toMatchObject({ email, description: "", agentName: null, agentEmail: null });
    expect(byId.get(optOut.id)?.events.map(({ note }) => note)).toEqual([null]);
    expect(byId.get(denied.id)?.email).toMatch(/@erased\.invalid$/);
    expect(byId.get(recent.id)?.email).toBe(email);
    for (const { id } of [deletion, optOut, denied])
      expect(JSON.stringify(byId.get(id))).not.toContain("words");
  });

  it("lose the notes on an active opt-out at once, and later notes in the next run", async () => {
    const { id } = await store.request(now, { email, emailKey, requestType: "opt-out", clientHash: "hash" });
    const notes = async () =>
      (await db.privacyRequestEvent.findMany({ where: { requestId: id } })).map(({ note }) => note);
    expect(await notes()).toEqual(["words"]);
    await eraseSubject(operator(now), { email });
    expect(await notes()).toEqual([null]);
    expect(await db.privacyRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
      email,
      description: "",
      clientHash: "",
    });
    const note = { actor: "operator", kind: "note", note: "Called again." };
    await db.privacyRequestEvent.create({ data: { requestId: id, at: now, ...note } });
    expect(await runRetention(addDays(now, 31), "all")).toEqual({ "addresses of erased people": 1 });
    expect(await notes()).toEqual([null, null]);
    expect(await runRetention(addDays(now, 31), "all")).toEqual({});
  });

  it("keep their address while an answer is still being sent", async () => {
    const closed = subDays(now, 31);
    const row = await store.request(closed, { email, emailKey, erasedAt: closed });
    const mail = await store.mail("pending", closed, { subjectId: row.id, topic: "privacy-request" });
    expect(await runRetention(now, "all")).toEqual({});
    await db.outboxMail.update({ where: { id: mail.id }, data: { state: "sent", sentAt: now } });
    expect(await runRetention(now, "all")).toEqual({ "addresses of erased people": 1 });
  });

  it("are erased again when a backup restores them, except for what came later", async () => {
    await eraseSubject(operator(now), { email });
    await store.contact(subDays(now, 1), email);
    await store.account(subDays(now, 1), subDays(now, 1), emailKey);
    const later = await store.contact(addHours(now, 1), emailKey);
    const other = await store.contact(subDays(now, 1), "someone-else@example.com");
    expect(await runRetention(addHours(now, 2), "all")).toEqual({ "repeated erasures": 2 });
    const left = await db.contactMessage.findMany({ select: { id: true } });
    expect(left.map(({ id }) => id).sort()).toEqual([later.id, other.id].sort());
    expect(await db.account.count()).toBe(0);
  });

  it("are removed as agents too, on open requests and after a restore", async () => {
    const forPerson = { email: "person@example.com", emailKey: "person@example.com", ...agent };
    const ids = [(await store.request(null, forPerson)).id, (await store.request(now, forPerson)).id];
    const mail = { topic: "privacy-request", subjectId: ids[0] };
    await store.mail("sent", now, { ...mail, recipient: email });
    const toPerson = await store.mail("sent", now, { ...mail, recipient: "person@example.com" });
    const agents = () => db.privacyRequest.count({ where: { OR: [{ agentName: { not: null } }, agent] } });

    await eraseSubject(operator(now), { email: emailKey });
    expect(await agents()).toBe(0);
    expect((await db.outboxMail.findMany()).map(({ id }) => id)).toEqual([toPerson.id]);
    expect(await db.privacyRequest.count({ where: { email: "person@example.com", erasedAt: null } })).toBe(2);

    await db.privacyRequest.updateMany({ where: { id: { in: ids } }, data: agent });
    const received = { kind: "received", actor: "operator", at: addHours(now, 1) };
    const { id: later } = await store.request(null, forPerson);
    await db.privacyRequestEvent.updateMany({ where: { requestId: later }, data: received });
    expect(await runRetention(addHours(now, 2), "all")).toEqual({ "repeated erasures": 2 });
    expect(await agents()).toBe(1);
    expect(await db.privacyRequest.count({ where: { id: later, ...agent } })).toBe(1);
  });

  it("are handled in the same run in which a restored copy of them is erased again", async () => {
    await eraseSubject(operator(now), { email });
    const { id } = await store.request(subDays(now, 31), { email, emailKey, requestType: "know" });
    await db.privacyRequestEvent.updateMany({ where: { requestId: id }, data: { at: subDays(now, 51) } });
    await runRetention(addHours(now, 1), "all");
    expect((await db.privacyRequest.findUniqueOrThrow({ where: { id } })).email).toMatch(/@erased\.invalid$/);
  });

  it("stay in the erasure record until no older backup is left", async () => {
    const notes = () => readdirSync(folder).filter((name) => name.startsWith("erasures-"));
    await eraseSubject(operator(now), { email });
    await runRetention(addDays(now, retention.disasterBackupDays), "all");
    expect(notes()).toEqual(["erasures-2028-02.jsonl"]);
    const ended = addDays(new Date("2028-03-01T00:00:00Z"), retention.disasterBackupDays);
    expect(await runRetention(ended, "all")).toEqual({ "monthly records of erasures": 1 });
    expect(notes()).toEqual([]);
  });
});
