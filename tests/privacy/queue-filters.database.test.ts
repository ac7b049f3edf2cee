import { addMinutes, subDays } from "date-fns";
import { beforeAll, describe, expect, it } from "vitest";
import { typeOptions } from "@/components/privacy-cases/queue-filters";
import { ProofRequired } from "@/lib/platform/context";
import { read, write } from "@/lib/platform/database";
import type { Role } from "@/lib/platform/rights";
import { readDisclosures } from "@/lib/privacy/disclosure/read-disclosure";
import { columnsFor, type LoggedCase } from "@/lib/privacy/queue/export-columns";
import { exportCases, listCases } from "@/lib/privacy/queue/list-cases";
import { queueHref, readQueueQuery } from "@/lib/privacy/queue/queue-query";
import { operator, staff } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();

type Row = [id: string, law: string, requestType: string, received: string, state: string];

const rows: Row[] = [
  ["a", "gdpr", "access", "2027-03-01T04:59:59Z", "completed"],
  ["b", "gdpr", "deletion", "2027-03-01T05:00:00Z", "denied"],
  ["c", "uk-gdpr", "access", "2027-03-14T15:00:00Z", "received"],
  ["d", "us-states", "access", "2027-03-15T03:59:59Z", "completed"],
  ["e", "us-states", "opt-out", "2027-03-15T04:00:00Z", "withdrawn"],
  ["f", "ccpa", "limit", "2027-12-31T15:00:00Z", "received"],
];

beforeAll(() =>
  write(async (tx) => {
    await tx.person.create({
      data: {
        id: "p1",
        name: "Ada",
        email: "ada@example.com",
        createdBy: "test",
        role: "privacy",
        joinedAt: new Date("2027-01-01"),
        passwordHash: "hash",
        createdAt: new Date("2027-01-01"),
      },
    });
    for (const [id, law, requestType, received, state] of rows) {
      const receivedAt = new Date(received);
      await tx.privacyRequest.create({
        data: {
          id,
          reference: id,
          law,
          region: law === "us-states" ? "VA" : null,
          requestType,
          email: `${id}@example.com`,
          emailKey: `${id}@example.com`,
          description: "",
          state,
          receivedAt,
          dueAt: receivedAt,
          pausedAt: id === "b" ? receivedAt : null,
          closedAt: state === "received" ? null : new Date(receivedAt.getTime() + 10 * 86_400_000),
          assigneeId: id === "b" ? "p1" : null,
          clientHash: "",
        },
      });
    }
  }),
);

describe("the queue", () => {
  it.each([
    ["by law", { law: "us-states" }, "d e"],
    ["by type, under any law", { type: "access" }, "a c d"],
    ["by requests for the data itself", { kind: "data" }, "a c d"],
    ["by requests to change the data", { kind: "change" }, "b"],
    ["by opt-outs and limits", { kind: "directive" }, "e f"],
    ["by assignee", { person: "p1" }, "b"],
    ["by an unknown assignee", { person: "p2" }, ""],
    ["from a day in office time", { from: "2027-03-01" }, "b c d e f"],
    ["to the end of a day on which daylight saving time starts", { to: "2027-03-14" }, "a b c d"],
    ["by a single day", { from: "2027-03-14", to: "2027-03-14" }, "c d"],
    ["to the last day of a year", { from: "2027-12-31", to: "2027-12-31" }, "f"],
    ["by what is due by the end of a day in office time and isn’t paused", { dueBy: "2027-03-14" }, "a c d"],
    ["by several criteria at once", { law: "us-states", kind: "data", to: "2027-03-31" }, "d"],
    ["by a filter and a search", { type: "access", q: "d@example.com" }, "d"],
    [
      "by unknown values, which are ignored",
      { law: "constructor", type: "toString", kind: "x", from: "soon" },
      "a b c d e f",
    ],
  ])("is filtered %s", async (_, query, expected) => {
    const { cases } = await listCases(readQueueQuery({ show: "all", ...query }));
    expect(cases.map(({ id }) => id).toSorted()).toEqual(expected.split(" ").filter(Boolean));
  });

  it("offers every type by name, and complaints once for all laws", () => {
    expect(typeOptions).toContainEqual({ value: "complaint", label: "Privacy complaint" });
    expect(typeOptions.filter(({ label }) => label === "")).toEqual([]);
  });

  it("keeps its filters in its address", () => {
    const query = { show: "all", law: "us-states", kind: "data", from: "2027-03-01", q: "ada" };
    const read = readQueueQuery(query);
    const address = new URL(queueHref("/queue", read), "https://example.com");
    expect(readQueueQuery(Object.fromEntries(address.searchParams))).toEqual(read);
  });
});

it("the exported log states residences", async () => {
  const [heading, ...lines] = (await exportCases(operator(new Date("2027-04-01")))).split("\r\n");
  expect(heading).toContain("Reference,Law,Lives in,Request");
  expect(lines.find((line) => line.startsWith("d,"))).toMatch(/^d,US state,Virginia,Access my data,/);
  expect(lines.find((line) => line.startsWith("a,"))).toMatch(/^a,GDPR,,/);
});

it("the exported log tells the outcome, that of an appeal, pauses and the assignee in its last columns", async () => {
  const at = new Date("2027-04-20T16:00:00Z");
  const asked = subDays(at, 9);
  const columns = [
    "Outcome",
    "Appeal outcome",
    "First answered",
    "Clock paused since",
    "Days paused",
    "Assigned to",
  ];
  const logged = (more: Partial<LoggedCase>, ...kinds: string[]) => {
    const question = { stopsClock: true, askedAt: asked, answeredAt: subDays(at, 4), settledAt: null };
    const base = { law: "gdpr", requestType: "access", receivedAt: asked, dueAt: at, state: "received" };
    const none = { denialGround: null, appealedAt: null, answeredAt: null, closedAt: null, pausedAt: null };
    const events = kinds.map((kind) => ({ kind }));
    const rest = { assignee: { name: "Ada" }, events, questions: [question] };
    const all = columnsFor(true).map(([, value]) =>
      value({ ...base, ...none, ...rest, ...more } as never, at),
    );
    return all.slice(-columns.length);
  };
  expect(
    columnsFor(true)
      .slice(-columns.length)
      .map(([heading]) => heading),
  ).toEqual(columns);
  expect(logged({ pausedAt: asked })).toEqual(["", "", "", asked.toISOString(), "5", "Ada"]);
  const told = (...row: Parameters<typeof logged>) => logged(...row).slice(0, 2);
  const part = { denialGround: "excessive" };
  const appealed = { ...part, appealedAt: at };
  expect(told({ state: "completed" }, "completed")).toEqual(["completed in full", ""]);
  expect(told({ state: "completed", ...part }, "completed")).toEqual(["completed in part", ""]);
  expect(told({ state: "denied", ...part }, "denied")).toEqual(["denied", ""]);
  expect(told({ state: "withdrawn" })).toEqual(["withdrawn", ""]);
  // Nobody answered it.
  expect(logged({ state: "withdrawn", closedAt: at })[2]).toBe("");
  expect(told({ state: "appealed", ...appealed }, "denied")).toEqual(["denied", "pending"]);
  expect(told({ state: "withdrawn", ...appealed }, "denied")).toEqual(["denied", "withdrawn"]);
  expect(told({ state: "denied", ...appealed }, "denied", "refused")).toEqual(["denied", "denied"]);
  expect(told({ state: "denied", ...appealed }, "completed", "refused")).toEqual([
    "completed in part",
    "denied",
  ]);
  expect(told({ state: "completed", ...appealed }, "denied", "granted")).toEqual([
    "completed in part",
    "granted in part",
  ]);
  expect(told({ state: "completed", appealedAt: at }, "denied", "granted")).toEqual([
    "completed in full",
    "granted in full",
  ]);
  const [heading, ...lines] = (await exportCases(operator(at))).split("\r\n");
  expect(heading).toMatch(new RegExp(`Ground for denial,${columns.join(",")}$`));
  expect(lines.find((line) => line.startsWith("b,"))).toMatch(
    /,denied,,2027-03-11T05:00:00\.000Z,[^,]+,,Ada$/,
  );
});

it("the exported log names people only to those with the permission and a recent passkey check", async () => {
  const at = new Date("2027-04-01");
  const late = (role: Role) => ({ ...staff(at, role), now: addMinutes(at, 11) });
  const seen = await exportCases(late("viewer"));
  expect(seen).toContain("a,GDPR,");
  expect(seen).not.toContain("@example.com");
  expect(seen).not.toMatch(/Email|Agent/);
  await expect(exportCases(late("privacy"))).rejects.toThrow(ProofRequired);
  const whole = await exportCases(staff(at, "privacy"));
  expect(whole).toContain("@example.com");
  expect(whole).toContain(",Email,Agent,");
  const entries = await read((db) => db.auditEntry.findMany({ where: { action: "cases.exported" } }));
  expect(entries.slice(-2).map(({ after }) => after)).toEqual([{ addresses: false }, { addresses: true }]);
});

it("the figures count every law and year", async () => {
  const figures = new Map((await readDisclosures(2027)).map(({ law, disclosure }) => [law, disclosure]));
  expect([...figures].map(([law, { received }]) => [law, received])).toEqual([
    ["gdpr", 2],
    ["uk-gdpr", 1],
    ["fadp", 0],
    ["ccpa", 1],
    ["us-states", 2],
    ["elsewhere", 0],
  ]);
  expect(figures.get("gdpr")).toMatchObject({ complied: 1, denied: 1, medianDays: 10, meanDays: 10 });
  expect(figures.get("us-states")?.byType.access).toMatchObject({ received: 1, complied: 1 });
  for (const { disclosure } of await readDisclosures(2026)) expect(disclosure.received).toBe(0);
});
