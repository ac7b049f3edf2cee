import { describe, expect, it } from "vitest";
import { sentenceIn } from "@/lib/platform/http-error";
import {
  appealUntil,
  type CaseFacts,
  type CaseState,
  type CaseStep,
  caseStates,
  caseSteps,
  isClosed,
  stepObstacle as obstacleOf,
  openSteps,
  stepResult,
} from "@/lib/privacy/core/case";
import { appealableUntil, computeDecideBy, computeDueAt } from "@/lib/privacy/core/deadlines";
import {
  appealOf,
  type RequestKind as Kind,
  laws,
  regionsOf,
  requestTypesOf,
  rightOf,
  timeZonesOf,
} from "@/lib/privacy/laws";

/** The reason in English why a step can't be taken. */
function obstacle(...args: Parameters<typeof obstacleOf>): string | null {
  const obstacle = obstacleOf(...args);
  return obstacle === null ? null : sentenceIn("en", obstacle);
}

const receivedAt = new Date("2026-05-01T15:00:00Z");
const now = new Date("2026-05-04T15:00:00Z");

/** Every type under every law and in each of its regions. */
const kinds = laws.flatMap(({ id }) =>
  [...regionsOf(id).map(({ code }) => code), ...(regionsOf(id).length === 0 ? [null] : [])].flatMap(
    (region) =>
      requestTypesOf(id).map(
        (requestType) => ({ law: id, region, requestType }) as Kind & { region: string | null },
      ),
  ),
);

type Facts = Partial<CaseFacts>;

function request(kind: Kind & { region?: string | null }, state: CaseState, more: Facts = {}): CaseFacts {
  return {
    ...kind,
    state,
    receivedAt,
    dueAt: computeDueAt({ law: kind.law, requestType: kind.requestType, receivedAt, region: kind.region }),
    extendedAt: state === "extended" ? now : null,
    closedAt: isClosed(state) ? now : null,
    denialGround: state === "denied" ? "identity" : null,
    appealedAt: state === "appealed" ? now : null,
    pausedAt: null,
    ...more,
  };
}

type Table = Record<CaseState, CaseStep[]>;

/** The steps that a right's definition implies. */
function tableOf({ law, region, requestType }: Kind & { region: string | null }): Table {
  const { extension, verification } = rightOf(law, requestType, "en", region);
  const extend: CaseStep[] = extension ? ["extend"] : [];
  const appeal: CaseStep[] = appealOf(law, region) ? ["appeal"] : [];
  const answer: CaseStep[] = ["complete", "deny"];
  return {
    received: verification ? ["confirm", "deny", "withdraw"] : ["start", ...answer, "withdraw"],
    verified: ["start", ...extend, ...answer, "withdraw"],
    "in-progress": [...extend, ...answer, "withdraw"],
    extended: [...answer, "withdraw"],
    appealed: ["grant", "refuse", "withdraw"],
    completed: [],
    denied: appeal,
    withdrawn: [],
  };
}

const access: Kind = { law: "gdpr", requestType: "access" };
const limit: Kind = { law: "ccpa", requestType: "limit" };

describe("the steps of a case", () => {
  const rows = kinds.flatMap((kind) =>
    caseStates.map((state) => ({ ...kind, kind, state, steps: tableOf(kind)[state] })),
  );

  it.each(rows)("are, for $law $region $requestType, $state: $steps", ({ kind, state, steps }) => {
    expect(openSteps(request(kind, state), now)).toEqual(steps);
  });

  it("never require a confirmation where the law forbids it", () => {
    for (const kind of kinds.filter(({ law, requestType }) => !rightOf(law, requestType).verification)) {
      expect(obstacle(request(kind, "received"), "complete", now)).toBeNull();
      expect(obstacle(request(kind, "received"), "confirm", now)).toBe(
        "This kind of request doesn’t need to be confirmed.",
      );
    }
  });

  it("that aren’t available come with a reason", () => {
    expect(obstacle(request(access, "received"), "complete", now)).toBe("The address hasn’t been confirmed.");
    expect(obstacle(request(access, "denied"), "complete", now)).toBe("This request is closed.");
    expect(obstacle({ ...request(access, "in-progress"), extendedAt: now }, "extend", now)).toBe(
      "The request has already been extended, and only one extension is possible.",
    );
    expect(obstacle(request(limit, "in-progress"), "extend", now)).toBe(
      "The law doesn’t allow an extension here.",
    );
    expect(obstacle(request(access, "appealed"), "extend", now)).toBe(
      "This step isn’t possible for a request with the status “Appealed”.",
    );
    expect(obstacle(request(access, "completed"), "appeal", now)).toBe(
      "This request hasn’t been denied, so there is nothing to appeal.",
    );
    expect(obstacle(request(access, "verified"), "appeal", now)).toBe(
      "This request hasn’t been denied, so there is nothing to appeal.",
    );
  });

  it("allow the extension until the last moment of the first period, and not after", () => {
    const inProgress = request(access, "in-progress");
    expect(obstacle(inProgress, "extend", inProgress.dueAt)).toBeNull();
    const after = new Date(inProgress.dueAt.getTime() + 1);
    expect(obstacle(inProgress, "extend", after)).toBe(
      "It is too late to extend. An extension must be announced before the answer is due.",
    );
  });
});

describe("a step’s changes", () => {
  const know = (state: CaseState) => request({ law: "ccpa", requestType: "know" }, state);

  it("confirm, start and close with the time of the step", () => {
    expect(stepResult(know("received"), "confirm", now)).toEqual({ state: "verified", verifiedAt: now });
    expect(stepResult(know("verified"), "start", now)).toEqual({ state: "in-progress" });
    expect(stepResult(know("verified"), "complete", now)).toEqual({ state: "completed", closedAt: now });
    expect(stepResult(know("extended"), "deny", now)).toEqual({ state: "denied", closedAt: now });
    expect(stepResult(know("received"), "withdraw", now)).toEqual({ state: "withdrawn", closedAt: now });
    expect(stepResult(know("appealed"), "grant", now)).toEqual({ state: "completed", closedAt: now });
    expect(stepResult(know("appealed"), "refuse", now)).toEqual({ state: "denied", closedAt: now });
  });

  it("move the due date once, counted from receipt", () => {
    expect(stepResult(know("in-progress"), "extend", now)).toEqual({
      state: "extended",
      extendedAt: now,
      dueAt: new Date("2026-07-31T03:59:59.999Z"),
      dueTold: null,
    });
  });

  it("are rejected if the step isn’t available", () => {
    for (const state of caseStates) {
      const open = openSteps(know(state), now);
      for (const step of caseSteps.filter((one) => !open.includes(one))) {
        expect(() => stepResult(know(state), step, now)).toThrow(RangeError);
      }
    }
  });

  it("leave no steps once closed", () => {
    expect(caseStates.filter(isClosed)).toEqual(["completed", "denied", "withdrawn"]);
  });
});

describe("an appeal", () => {
  const appealable = kinds.flatMap((kind) => {
    const appeal = appealOf(kind.law, kind.region);
    return appeal ? [{ ...kind, kind, appeal }] : [];
  });

  it.each(appealable)(
    "of $law $region $requestType is possible once, in time, with its own deadline",
    ({ kind, appeal }) => {
      const denied = request(kind, "denied");
      const inPart = request(kind, "completed", { denialGround: "identity" });
      for (const one of [denied, inPart]) {
        const until = appealUntil(one);
        expect(until).toEqual(appealableUntil(appeal.requestWithin, now));
        expect(obstacle(one, "appeal", until ?? now)).toBeNull();
        expect(obstacle(one, "appeal", new Date(Number(until) + 1))).toBe(
          "The deadline for an appeal has passed.",
        );
        const later = new Date("2026-06-20T15:00:00Z");
        expect(stepResult(one, "appeal", later)).toEqual({
          state: "appealed",
          appealedAt: later,
          answeredAt: now,
          closedAt: null,
          dueAt: computeDecideBy(appeal, later, timeZonesOf(one.law, one.region)),
          dueTold: null,
        });
      }
      for (const state of ["denied", "completed"] as const) {
        const decided = request(kind, state, { denialGround: "identity", appealedAt: now });
        expect(appealUntil(decided)).toBeNull();
        expect(obstacle(decided, "appeal", now)).toBe(
          "Only one appeal is possible, and it has already been made.",
        );
      }
    },
  );
});
