import { describe, expect, it } from "vitest";
import { openStates, openSteps } from "@/lib/privacy/case";
import { acknowledgeBy, dueAt, extendedDueAt } from "@/lib/privacy/clocks";
import { groundsFor, type Law, lawOf, laws, requestTypesOf, rightOf } from "@/lib/privacy/laws";
import { ccpa } from "@/lib/privacy/laws/ccpa";
import { defineLaw, type Right } from "@/lib/privacy/laws/define-law";
import { gdpr } from "@/lib/privacy/laws/gdpr";
import { readReference } from "@/lib/privacy/reference";
import { requestSchemas } from "@/lib/privacy/schema";

const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe.each(laws.map(({ id }) => id))("%s", (id: Law) => {
  const law = lawOf(id);
  const types: readonly string[] = requestTypesOf(id);

  it("lists each of its rights once", () => {
    expect(law.listed.toSorted()).toEqual(types.toSorted());
  });

  it("cites a provision for every right, figure and ground", () => {
    const cited = types.flatMap((type) => {
      const { citation, clock, extension, verification } = rightOf(id, type);
      return [citation, clock.citation, extension?.citation, verification?.citation];
    });
    const grounds = law.grounds.flatMap(({ citations }) => Object.values(citations));
    const others = [law.acknowledgement?.citation, law.disclosure?.citation];
    for (const citation of [...cited, ...grounds, ...others]) {
      if (citation !== undefined) expect(citation).toMatch(/(?:Art\.|§) ?\d/);
    }
  });

  it("has grounds to deny every right, and none twice", () => {
    for (const type of types) expect(groundsFor(id, type)).not.toEqual([]);
    expect(unique(law.grounds.map((ground) => ground.id))).toBe(true);
  });

  it("says that it allows an extension when a right has one", () => {
    const extendable = types.some((type) => rightOf(id, type).extension !== null);
    expect(law.extensionInSentence !== null).toBe(extendable);
  });

  it("takes its own types of request and no other law's", () => {
    const filed = (requestType: string) => ({ email: "ada@example.com", requestType });
    for (const type of types) expect(requestSchemas[id].safeParse(filed(type)).success).toBe(true);
    const others = laws.flatMap((other) => requestTypesOf(other.id)).filter((type) => !types.includes(type));
    for (const type of others) expect(requestSchemas[id].safeParse(filed(type)).success).toBe(false);
  });

  it("gives references that are read back", () => {
    expect(readReference(`${law.referencePrefix}-7K2M-9QXD`)).toBe(`${law.referencePrefix}-7K2M-9QXD`);
  });

  it("opens the steps that its rights allow", () => {
    const receivedAt = new Date("2027-02-01T15:00:00Z");
    for (const requestType of requestTypesOf(id)) {
      const { extension, verification } = rightOf(id, requestType);
      const due = dueAt(id, requestType, receivedAt);
      const nothingYet = {
        extendedAt: null,
        closedAt: null,
        denialGround: null,
        appealedAt: null,
        pausedAt: null,
      };
      const open = openStates.flatMap((state) =>
        openSteps(
          { law: id, requestType, state, receivedAt, dueAt: due, ...nothingYet },
          new Date(receivedAt.getTime() + 1),
        ),
      );
      expect([requestType, open.includes("confirm")]).toEqual([requestType, verification !== null]);
      expect([requestType, open.includes("extend")]).toEqual([requestType, extension !== null]);
      expect(extendedDueAt(id, requestType, receivedAt) !== null).toBe(extension !== null);
    }
    expect(acknowledgeBy(id, receivedAt) !== null).toBe(law.acknowledgement !== null);
  });
});

it("keeps laws apart by id, reference, address and name", () => {
  const parts = [
    laws.map(({ id }) => id),
    laws.map(({ referencePrefix }) => referencePrefix),
    laws.map(({ endpoint }) => endpoint),
    laws.map(({ requestPage }) => requestPage.path),
    laws.map(({ name }) => name),
  ];
  for (const part of parts) expect(unique(part)).toBe(true);
});

it("never gives a law that it doesn't know another one's clock", () => {
  const now = new Date("2027-02-01T15:00:00Z");
  expect(() => dueAt("xx" as Law, "know", now)).toThrow(RangeError);
  expect(() => dueAt("ccpa", "objection", now)).toThrow(RangeError);
});

describe("a part that is left out", () => {
  /** Never run: what matters is that it doesn't compile. */
  const withoutParts = () => {
    const { grounds, ...noGrounds } = gdpr;
    const { acknowledgement, ...noAcknowledgement } = ccpa;
    const { remedy, ...noRemedy } = gdpr;
    const { referencePrefix, ...noPrefix } = gdpr;
    const { disclosure, ...noDisclosure } = gdpr;
    const { verification, ...noVerification } = gdpr.rights.access;
    const { clock, ...noClock } = ccpa.rights.know;
    const { extension, ...noExtension } = ccpa.rights.limit;
    const complete: Right = gdpr.rights.access;
    return [
      // @ts-expect-error: grounds of denial
      defineLaw(noGrounds),
      // @ts-expect-error: by when receipt is confirmed, be it null
      defineLaw(noAcknowledgement),
      // @ts-expect-error: where to complain
      defineLaw(noRemedy),
      // @ts-expect-error: the prefix of its references
      defineLaw(noPrefix),
      // @ts-expect-error: published figures, be it null
      defineLaw(noDisclosure),
      // @ts-expect-error: how a right's requester is verified, be it null
      defineLaw({ ...gdpr, rights: { ...gdpr.rights, access: noVerification } }),
      // @ts-expect-error: a right's clock
      defineLaw({ ...ccpa, rights: { ...ccpa.rights, know: noClock } }),
      // @ts-expect-error: a right's extension, be it null
      defineLaw({ ...ccpa, rights: { ...ccpa.rights, limit: noExtension } }),
      // @ts-expect-error: a ground that names another law's type
      defineLaw({ ...gdpr, grounds: [{ ...ccpa.grounds[0], citations: { know: "11 CCR § 7021(b)" } }] }),
      // @ts-expect-error: a clock without a period
      defineLaw({ ...gdpr, rights: { access: { ...complete, clock: { within: [], citation: "" } } } }),
    ];
  };

  it("is a type error", () => {
    expect(withoutParts).toBeTypeOf("function");
  });
});
