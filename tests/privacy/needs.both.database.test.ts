import { addDays } from "date-fns";
import { beforeAll, describe, expect, it } from "vitest";
import { readAttention } from "@/lib/attention";
import { contextOf } from "@/lib/platform/context";
import { read, write } from "@/lib/platform/database";
import { askQuestion } from "@/lib/privacy/cases/ask-question";
import { assignCases } from "@/lib/privacy/cases/assign-case";
import { transitionCase } from "@/lib/privacy/cases/transition-case";
import { listCases } from "@/lib/privacy/queue/list-cases";
import { readQueueQuery } from "@/lib/privacy/queue/queue-query";
import { operator } from "@/tests/support/contexts";
import { hire } from "@/tests/support/hire";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-05-03T15:00:00Z");

type Row = [id: string, law: string, requestType: string, state: string, dueInDays: number, more?: object];

const rows: Row[] = [
  ["unconfirmed", "gdpr", "access", "received", 30],
  // Staff check the authority of a guardian, and an agent's request is confirmed by the person.
  ["guardian", "gdpr", "access", "received", 28, { filedBy: "guardian", agentName: "Bea" }],
  ["agent", "gdpr", "access", "received", 29, { filedBy: "agent", agentName: "Bea" }],
  ["objection", "ccpa", "opt-out", "received", 12],
  ["fresh", "gdpr", "access", "verified", 25],
  ["late", "gdpr", "deletion", "in-progress", -2],
  ["soon", "gdpr", "deletion", "in-progress", 3],
  ["paused", "gdpr", "deletion", "in-progress", -5, { pausedAt: addDays(now, -8) }],
  ["by-ada", "us-states", "access", "appealed", 20, { deniedById: "ada", region: "VA" }],
  ["by-ben", "us-states", "access", "appealed", 20, { deniedById: "ben", region: "VA" }],
  ["done", "gdpr", "access", "completed", -9, { closedAt: addDays(now, -10) }],
];

const ask = (requestId: string, kinds: readonly string[], answeredAt: Date | null) =>
  write(async (tx) => {
    const made = [];
    for (const kind of kinds) {
      const data = { requestId, at: now, actor: kind === "answered" ? "requester" : "operator", kind };
      made.push(await tx.privacyRequestEvent.create({ data }));
    }
    const [askedId = 0, answerId = null] = made.map(({ id }) => id);
    const facts = { reason: "other", audience: "person", stopsClock: false, askedAt: now };
    await tx.caseQuestion.create({
      data: {
        id: requestId,
        requestId,
        ...facts,
        askedId,
        answeredAt,
        answerId: answeredAt ? answerId : null,
      },
    });
    return {};
  });

beforeAll(async () => {
  for (const id of ["ada", "ben"]) await hire("privacy", id);
  await write(async (tx) => {
    for (const [id, law, requestType, state, dueInDays, more] of [
      ...rows,
      ["asked", "gdpr", "access", "in-progress", 20] as Row,
      ["answered", "gdpr", "access", "in-progress", 20] as Row,
      ["answered-and-noted", "gdpr", "access", "in-progress", 20] as Row,
    ]) {
      const dueAt = addDays(now, dueInDays);
      const person = { email: `${id}@example.com`, emailKey: `${id}@example.com`, clientHash: "" };
      const facts = { law, requestType, description: "", state, receivedAt: addDays(now, -10), dueAt };
      await tx.privacyRequest.create({ data: { id, reference: id, ...person, ...facts, ...more } });
    }
    return {};
  });
  await ask("asked", ["asked"], null);
  await ask("answered", ["asked", "answered"], now);
  await ask("answered-and-noted", ["asked", "answered", "note"], now);
});

const viewer = (personId: string | null, mayWrite = true) => ({
  personId,
  mayWrite,
  seesPeople: true,
  deciders: [{ id: "ada" }, { id: "ben" }],
});

const found = async (query: Record<string, string>, personId: string | null = "ben", mayWrite = true) => {
  const looking = { now, viewer: viewer(personId, mayWrite) };
  const { cases } = await listCases(readQueueQuery(query), looking);
  return cases.map(({ id }) => id).toSorted();
};

describe("the queue of requests", () => {
  it.each([
    ["overdue", ["late"]],
    ["answered", ["answered"]],
    ["opt-outs", ["objection"]],
    ["due-soon", ["soon"]],
    ["new", ["fresh", "guardian"]],
    ["failed-email", []],
    ["reports", []],
  ])("finds requests that are %s", async (needs, ids) => {
    expect(await found({ needs })).toEqual(ids);
  });

  it.each([
    ["confirmation", ["agent", "unconfirmed"]],
    ["theirs", ["asked"]],
  ])("finds requests by turn: %s", async (turn, ids) => {
    expect(await found({ turn })).toEqual(ids);
  });

  it("lists everything else that is open as “our turn”", async () => {
    const others = await found({ turn: "ours" });
    expect(others).toHaveLength(13 - 3);
    expect(others).not.toContain("unconfirmed");
    expect(others).not.toContain("done");
  });

  it("shows whose turn each request is", async () => {
    const { cases } = await listCases(readQueueQuery({ show: "all" }));
    const turns = Object.fromEntries(cases.map(({ id, turn }) => [id, turn]));
    expect(turns).toMatchObject({ unconfirmed: "confirmation", asked: "theirs", fresh: "ours", done: null });
    expect(turns).toMatchObject({ guardian: "ours", agent: "confirmation" });
  });
});

describe("an appeal", () => {
  it("is listed for those who may decide it, and not for the person who denied the request", async () => {
    expect(await found({ needs: "appeals" }, "ben")).toEqual(["by-ada"]);
    expect(await found({ needs: "appeals" }, "ada")).toEqual(["by-ben"]);
  });

  it("is listed for everybody who may only view appeals", async () => {
    expect(await found({ needs: "appeals" }, "eve", false)).toEqual(["by-ada", "by-ben"]);
  });

  it("isn’t listed for the operator token if several people may decide it", async () => {
    expect(await found({ needs: "appeals" }, null)).toEqual([]);
  });
});

it("what needs attention is counted per viewer, and each request once", async () => {
  const attention = await readAttention(now, viewer("ben"));
  expect(attention.needs).toMatchObject({ overdue: 1, appeals: 1, answered: 1, "opt-outs": 1, new: 2 });
  expect(attention.cases).toBe(7);
});

it("a report of another system counts as missing after a day", async () => {
  const asked = { requestId: "fresh", name: "billing", askedAt: addDays(now, -2) };
  await write((tx) => tx.caseConnector.create({ data: asked }));
  expect(await found({ needs: "reports" })).toEqual(["fresh"]);
});

it("several requests are assigned at once, each with a record", async () => {
  const ids = ["fresh", "soon"];
  const { assigned } = await assignCases(operator(now), { ids, to: "ben" });
  expect(assigned).toBe(2);
  expect(await found({ assignee: "mine" })).toEqual(ids);
  const events = await read((db) => db.privacyRequestEvent.findMany({ where: { kind: "given" } }));
  expect(events.map(({ requestId, note }) => [requestId, note])).toEqual(
    ids.map((id) => [id, "The privacy ben"]),
  );
  await expect(assignCases(operator(now), { ids: [], to: "ben" })).rejects.toMatchObject({ status: 422 });
});

describe("the first step on a request", () => {
  const ada = () =>
    contextOf(
      {
        kind: "staff",
        via: "console",
        role: "privacy",
        identity: { kind: "person", id: "ada", name: "Ada" },
        provenAt: now,
      },
      now,
    );
  const assigneeOf = async (id: string) =>
    (await read((db) => db.privacyRequest.findUniqueOrThrow({ where: { id } }))).assigneeId;

  it("assigns a request without an assignee, and changes no existing one", async () => {
    await transitionCase(ada(), { id: "late", by: "operator", step: "withdraw", text: "By phone." });
    expect(await assigneeOf("late")).toBe("ada");
    await askQuestion(ada(), { id: "soon", reason: "other", audience: "person", text: "Which?" });
    expect(await assigneeOf("soon")).toBe("ben");
  });

  it("assigns nobody if the operator token took it", async () => {
    await transitionCase(operator(now), { id: "objection", by: "operator", step: "start" });
    expect(await assigneeOf("objection")).toBeNull();
  });
});
