import { addDays, addMonths } from "date-fns";
import { describe, expect, it } from "vitest";
import { figures } from "@/lib/site/figures";
import { now, retentionDatabase } from "@/tests/support/retention";

const { db, store } = retentionDatabase();
const { runRetention } = await import("@/lib/retention/run");
const { retention } = figures;

describe("an active opt-out or limit", () => {
  it.each(["opt-out", "limit"])(
    "%s keeps its address for good, but no text that anybody wrote",
    async (requestType) => {
      const old = addMonths(now, -(retention.privacyRequestMonths + 1));
      const agent = { agentName: "Rights & Co", agentEmail: "agent@example.net" };
      const { id } = await store.request(old, { requestType, ...agent });
      await store.request(old, { requestType, state: "denied" });
      expect(await runRetention(now, "all")).toEqual({
        "privacy requests": 1,
        "texts of active opt-outs": 1,
      });
      expect(await runRetention(now, "all")).toEqual({});
      await runRetention(addMonths(now, 60), "all");
      const left = await db.privacyRequest.findMany({ include: { events: true } });
      expect(left).toMatchObject([{ id, requestType, email: "a@example.com", closedAt: old }]);
      expect(left).toMatchObject([{ description: "", agentName: null, agentEmail: null }]);
      expect(left[0]?.events.map(({ note }) => note)).toEqual([null]);
    },
  );

  it.each([
    ["refused", "denied"],
    ["taken back", "withdrawn"],
  ])("that was partly granted stays when the appeal against the rest was %s", async (_how, state) => {
    const old = addMonths(now, -(retention.privacyRequestMonths + 1));
    const part = { requestType: "opt-out", denialGround: "unfounded", state, appealedAt: old };
    const { id } = await store.request(old, part);
    await db.privacyRequestEvent.create({
      data: { requestId: id, at: old, actor: "office", kind: "completed" },
    });
    expect(await runRetention(now, "all")).toEqual({ "texts of active opt-outs": 1 });
    const left = await db.privacyRequest.findMany();
    expect(left).toMatchObject([{ id, email: "a@example.com", description: "" }]);
  });

  it("entered by phone or letter loses the notes about it", async () => {
    const old = addMonths(now, -(retention.privacyRequestMonths + 1));
    const entered = { requestType: "opt-out", channel: "phone", description: "", clientHash: "" };
    const { id } = await store.request(old, entered);
    const recent = await store.request(now, entered);
    expect(await runRetention(now, "all")).toEqual({ "texts of active opt-outs": 1 });
    expect(await runRetention(now, "all")).toEqual({});
    const notesOf = async (requestId: string) =>
      (await db.privacyRequestEvent.findMany({ where: { requestId } })).map(({ note }) => note);
    expect([await notesOf(id), await notesOf(recent.id)]).toEqual([[null], ["words"]]);
  });
});

describe("a deleted privacy request", () => {
  it("removes its record, links and emails, and allows the same request again", async () => {
    const purged = await store.request(addMonths(now, -25));
    const duplicate = await store.request(null, { duplicateOfId: purged.id });
    await store.mail("pending", now, { subjectId: purged.id, topic: "privacy-request" });
    await db.mailToken.create({
      data: {
        tokenHash: "t",
        purpose: "privacy-follow",
        subjectId: purged.id,
        createdAt: now,
        expiresAt: addDays(now, 1),
      },
    });
    expect(await runRetention(now, "all")).toEqual({ "privacy requests": 1 });
    expect(await db.privacyRequestEvent.count({ where: { requestId: purged.id } })).toBe(0);
    expect(await db.mailToken.count()).toBe(0);
    expect(await db.outboxMail.count()).toBe(0);
    const left = await db.privacyRequest.findUniqueOrThrow({ where: { id: duplicate.id } });
    expect(left.duplicateOfId).toBeNull();
  });
});
