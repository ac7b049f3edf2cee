import { addDays } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { write } from "@/lib/platform/database";
import { findNextCases } from "@/lib/privacy/queue/needs";
import { readNextWork } from "@/lib/search/next-work";
import { searchConsole } from "@/lib/search/search";
import { operator, staff } from "@/tests/support/contexts";
import { hire } from "@/tests/support/hire";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-05-03T15:00:00Z");

beforeEach(async () => {
  await write(async (tx) => {
    await tx.heldOrder.deleteMany();
    await tx.privacyRequest.deleteMany();
    await tx.person.deleteMany();
    return {};
  });
  for (const id of ["ada", "ben"]) await hire("privacy", id);
});

/** Stores a confirmed request. @param assigneeId null if nobody works on it */
const store = (id: string, dueInDays: number, assigneeId: string | null, more: object = {}) =>
  write((tx) => {
    const person = { email: `${id}@example.com`, emailKey: `${id}@example.com`, clientHash: "" };
    const facts = { law: "gdpr", requestType: "access", description: "", state: "in-progress", assigneeId };
    const times = { receivedAt: addDays(now, -30), dueAt: addDays(now, dueInDays) };
    return tx.privacyRequest.create({ data: { id, reference: id, ...person, ...facts, ...times, ...more } });
  });

/** What is offered: the viewer's next request, and a colleague's with their name. */
async function offered(mine: string | null, except = "") {
  const { own, colleagues } = await findNextCases(except, mine, now);
  return [own?.id, colleagues && `${colleagues.id} of ${colleagues.assignee}`];
}

describe("a colleague’s request", () => {
  it.each([
    ["overdue", -2],
    ["due today", 0],
    ["due tomorrow", 1],
    ["due in 7 days", 7],
  ])("is offered with their name if it is %s", async (_, days) => {
    await store("urgent", days, "ben");
    expect(await offered("ada")).toEqual([undefined, "urgent of The privacy ben"]);
  });

  it.each([
    ["is due later", 8, {}],
    ["has a paused clock", -3, { pausedAt: addDays(now, -5) }],
    ["is closed", -3, { state: "completed", closedAt: addDays(now, -4) }],
    ["waits for the person’s confirmation", 2, { state: "received" }],
  ])("isn’t offered if it %s", async (_, days, more) => {
    await store("other", days, "ben", more);
    expect(await offered("ada")).toEqual([undefined, null]);
  });

  it("isn’t offered while an action on it can be undone, or on its own page", async () => {
    await store("urgent", 1, "ben");
    expect(await offered("ada", "urgent")).toEqual([undefined, null]);
    const held = { topic: "case", subjectId: "urgent", values: {}, actor: {}, dueAt: now, expiresAt: now };
    await write((tx) => tx.heldOrder.create({ data: { id: "held", ...held } }));
    expect(await offered("ada")).toEqual([undefined, null]);
  });

  it("stands beside the viewer’s own, however much of that there is", async () => {
    await store("own", 20, "ada");
    await store("unassigned", 25, null);
    await store("late", -2, "ben");
    await store("later", 3, "ben");
    expect(await offered("ada")).toEqual(["own", "late of The privacy ben"]);
    expect(await offered("ben")).toEqual(["late", null]);
    const { own } = await findNextCases("", "ada", now);
    expect(own, "the page’s link names an assignee only of a colleague’s").toEqual({
      id: "own",
      reference: "own",
    });
  });

  it("is offered to somebody who signed in with the operator token", async () => {
    await store("unassigned", 9, null);
    await store("urgent", 2, "ben");
    expect(await offered(null)).toEqual(["unassigned", "urgent of The privacy ben"]);
  });
});

it("the search opens it, and the overview shows when it is due but no form for its answer", async () => {
  await store("urgent", 1, "ben");
  const { actor } = staff(now, "privacy", "ada");
  const [found] = await searchConsole({ staff: actor, search: "urgent privacy request", now });
  expect(found?.items).toMatchObject([
    {
      title: "Open an urgent privacy request assigned to The privacy ben",
      href: "/operator/privacy-requests/urgent#outcome",
    },
  ]);
  expect(await readNextWork(actor, now)).toMatchObject({
    request: null,
    colleagues: { reference: "urgent", dueAt: addDays(now, 1), assignee: "The privacy ben" },
  });
});

it("who may not work on requests is offered none", async () => {
  await store("unassigned", 1, null);
  await store("urgent", 1, "ben");
  const { actor } = staff(now, "support", "sam");
  expect(await readNextWork(actor, now)).toMatchObject({ request: null, colleagues: null });
  expect((await readNextWork(operator(now).actor, now)).request?.request.id).toBe("unassigned");
});
