import { describe, expect, it } from "vitest";
import {
  type CaseFacts,
  type CaseState,
  type CaseStep,
  caseStates,
  caseSteps,
  isClosed,
  obstacle,
  openSteps,
  stepResult,
} from "@/lib/privacy/case";
import { dueAt } from "@/lib/privacy/clocks";
import { ccpaRequestTypes, gdprRequestTypes } from "@/lib/privacy/schema";

const receivedAt = new Date("2026-05-01T15:00:00Z");
const now = new Date("2026-05-04T15:00:00Z");

type Kind =
  | { law: "gdpr"; requestType: (typeof gdprRequestTypes)[number] }
  | { law: "ccpa"; requestType: (typeof ccpaRequestTypes)[number] };

const verified: Kind[] = [
  ...gdprRequestTypes.map((requestType) => ({ law: "gdpr" as const, requestType })),
  ...ccpaRequestTypes
    .filter((type) => type !== "opt-out" && type !== "limit")
    .map((requestType) => ({ law: "ccpa" as const, requestType })),
];
const directives: Kind[] = [
  { law: "ccpa", requestType: "opt-out" },
  { law: "ccpa", requestType: "limit" },
];

function request(kind: Kind, state: CaseState): CaseFacts {
  const extendedAt = state === "extended" ? now : null;
  return { ...kind, state, receivedAt, dueAt: dueAt(kind.law, kind.requestType, receivedAt), extendedAt };
}

type Table = Record<CaseState, CaseStep[]>;

const closed = { completed: [], denied: [], withdrawn: [] };
const withConfirmation: Table = {
  received: ["confirm", "deny", "withdraw"],
  verified: ["start", "extend", "complete", "deny", "withdraw"],
  "in-progress": ["extend", "complete", "deny", "withdraw"],
  extended: ["complete", "deny", "withdraw"],
  ...closed,
};
const withoutConfirmation: Table = {
  received: ["start", "complete", "deny", "withdraw"],
  verified: ["start", "complete", "deny", "withdraw"],
  "in-progress": ["complete", "deny", "withdraw"],
  extended: ["complete", "deny", "withdraw"],
  ...closed,
};

describe("the steps of a case", () => {
  const rows = [
    ...verified.map((kind) => ({ kind, table: withConfirmation })),
    ...directives.map((kind) => ({ kind, table: withoutConfirmation })),
  ].flatMap(({ kind, table }) => caseStates.map((state) => ({ ...kind, kind, state, steps: table[state] })));

  it.each(rows)("$law $requestType, $state: $steps", ({ kind, state, steps }) => {
    expect(openSteps(request(kind, state), now)).toEqual(steps);
  });

  it("never wait for a confirmation where the law forbids it", () => {
    for (const kind of directives) {
      expect(obstacle(request(kind, "received"), "complete", now)).toBeNull();
      expect(obstacle(request(kind, "received"), "confirm", now)).toBe(
        "This kind of request needs no confirmation.",
      );
    }
  });

  it("say why one is closed", () => {
    const access: Kind = { law: "gdpr", requestType: "access" };
    expect(obstacle(request(access, "received"), "complete", now)).toBe(
      "The address has not been confirmed.",
    );
    expect(obstacle(request(access, "denied"), "complete", now)).toBe("The request is closed.");
    expect(obstacle({ ...request(access, "in-progress"), extendedAt: now }, "extend", now)).toBe(
      "The one extension has been used.",
    );
    expect(obstacle(request({ law: "ccpa", requestType: "limit" }, "in-progress"), "extend", now)).toBe(
      "The law allows no extension here.",
    );
  });

  it("allow the extension up to the last moment of the first period, and not after", () => {
    const access = request({ law: "gdpr", requestType: "access" }, "in-progress");
    expect(obstacle(access, "extend", access.dueAt)).toBeNull();
    const after = new Date(access.dueAt.getTime() + 1);
    expect(obstacle(access, "extend", after)).toBe(
      "The extension had to be announced before the answer was due.",
    );
  });
});

describe("what a step changes", () => {
  const know = (state: CaseState) => request({ law: "ccpa", requestType: "know" }, state);

  it("confirms, starts and closes with the moment it was taken", () => {
    expect(stepResult(know("received"), "confirm", now)).toEqual({ state: "verified", verifiedAt: now });
    expect(stepResult(know("verified"), "start", now)).toEqual({ state: "in-progress" });
    expect(stepResult(know("verified"), "complete", now)).toEqual({ state: "completed", closedAt: now });
    expect(stepResult(know("extended"), "deny", now)).toEqual({ state: "denied", closedAt: now });
    expect(stepResult(know("received"), "withdraw", now)).toEqual({ state: "withdrawn", closedAt: now });
  });

  it("moves the due date once, counted from receipt", () => {
    expect(stepResult(know("in-progress"), "extend", now)).toEqual({
      state: "extended",
      extendedAt: now,
      dueAt: new Date("2026-07-31T03:59:59.999Z"),
    });
  });

  it("refuses a step that isn't open", () => {
    for (const state of caseStates) {
      const open = openSteps(know(state), now);
      for (const step of caseSteps.filter((one) => !open.includes(one))) {
        expect(() => stepResult(know(state), step, now)).toThrow(RangeError);
      }
    }
  });

  it("leaves nothing open once closed", () => {
    expect(caseStates.filter(isClosed)).toEqual(["completed", "denied", "withdrawn"]);
  });
});
