import { describe, expect, it } from "vitest";
import { openStates, openSteps } from "@/lib/privacy/core/case";
import {
  appealableUntil,
  computeAcknowledgeBy,
  computeDecideBy,
  computeDueAt,
} from "@/lib/privacy/core/deadlines";
import { readReference } from "@/lib/privacy/core/reference";
import { anyLawDescription, anyRequestSchema, requestSchemas } from "@/lib/privacy/core/schema";
import {
  appealOf,
  findPause,
  groundsFor,
  type Law,
  lawOf,
  laws,
  regionOf,
  regionsOf,
  remedyOf,
  requestTypesOf,
  rightInRegion,
  rightOf,
} from "@/lib/privacy/laws";
import { ccpa as ccpaIn } from "@/lib/privacy/laws/ccpa";
import { defineLaw, type Right } from "@/lib/privacy/laws/define-law";
import { gdpr as gdprIn } from "@/lib/privacy/laws/gdpr";
import { officeDay } from "@/lib/site/office-time";
import { endpoints } from "@/lib/site/paths";
import { computeExtendedDueAt } from "@/tests/support/extended-due-date";

const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe.each(laws.map(({ id }) => id))("%s", (id: Law) => {
  const law = lawOf(id);
  const types: readonly string[] = requestTypesOf(id);

  it("lists each right once", () => {
    expect(law.listed.toSorted()).toEqual(types.toSorted());
  });

  it("cites a provision for every right, figure and ground", () => {
    const cited = types.flatMap((type) => {
      const { citation, clock, extension, verification } = rightOf(id, type);
      return [citation, clock.citation, extension?.citation, verification?.citation];
    });
    const grounds = law.grounds.flatMap(({ citations }) => Object.values(citations));
    const pauses = law.pauses.map(({ citation }) => citation);
    const places = regionsOf(id).flatMap(({ citation, appeal, forChild }) => [citation, appeal, forChild]);
    const others = [
      law.acknowledgement?.citation,
      law.disclosure?.citation,
      law.appeal?.citation,
      ...pauses,
      ...places.map((place) => place ?? undefined),
    ];
    for (const citation of [...cited, ...grounds, ...others]) {
      if (citation !== undefined && citation !== null) expect(citation).toMatch(/(?:Art\.|s\.|§|C\.) ?[§\d]/);
    }
  });

  it("has grounds to deny every right, and none twice", () => {
    for (const type of types) expect(groundsFor(id, type)).not.toEqual([]);
    expect(unique(law.grounds.map((ground) => ground.id))).toBe(true);
  });

  it("has the same extension for all rights, and none for those without verification, as the privacy policy says", () => {
    for (const type of types) {
      const { extension, verification } = rightOf(id, type);
      expect(extension?.by).toEqual(verification ? rightOf(id, law.listed[0]).extension?.by : undefined);
    }
  });

  it("accepts its own request types and no other law’s", () => {
    const filed = (requestType: string) => ({ email: "ada@example.com", requestType });
    for (const type of types) expect(requestSchemas[id].safeParse(filed(type)).success).toBe(true);
    const others = laws.flatMap((other) => requestTypesOf(other.id)).filter((type) => !types.includes(type));
    for (const type of others) expect(requestSchemas[id].safeParse(filed(type)).success).toBe(false);
  });

  it("accepts the regions that it lists, or none", () => {
    const [requestType] = types;
    const filed = (region?: unknown) =>
      anyRequestSchema.safeParse({ law: id, email: "ada@example.com", requestType, region });
    for (const region of [undefined, "", ...regionsOf(id).map(({ code }) => code)])
      expect([region, filed(region).success]).toEqual([region, true]);
    for (const region of ["XX", "va", "CA", 5, null])
      expect([region, filed(region).success]).toEqual([region, false]);
  });

  it("states how a denial is reviewed, and the deadlines to request and decide it", () => {
    const deniedAt = new Date("2027-11-01T15:00:00Z");
    for (const region of [null, ...regionsOf(id)]) {
      const appeal = appealOf(id, region?.code);
      if (region) expect(appeal?.citation).toBe(region.appeal);
      expect(remedyOf(id, region?.code).authorities.length).toBeGreaterThan(0);
    }
    if (law.appeal) {
      expect(appealableUntil(law.appeal.requestWithin, deniedAt) > deniedAt).toBe(true);
      expect(computeDecideBy(law.appeal, deniedAt) > deniedAt).toBe(true);
    }
  });

  it("creates references that can be read back", () => {
    expect(readReference(`${law.referencePrefix}-7K2M-9QXD`)).toBe(`${law.referencePrefix}-7K2M-9QXD`);
  });

  it("offers the steps that its rights allow", () => {
    const receivedAt = new Date("2027-02-01T15:00:00Z");
    for (const requestType of requestTypesOf(id)) {
      const { extension, verification } = rightOf(id, requestType);
      const due = computeDueAt({ law: id, requestType, receivedAt });
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
      expect(computeExtendedDueAt({ law: id, requestType, receivedAt }) !== null).toBe(extension !== null);
    }
    expect(computeAcknowledgeBy(id, receivedAt) !== null).toBe(law.acknowledgement !== null);
  });
});

it("laws have different ids, references, paths and names", () => {
  const parts = [
    laws.map(({ id }) => id),
    laws.map(({ referencePrefix }) => referencePrefix),
    laws.map(({ requestPage }) => requestPage.path),
    laws.map(({ name }) => name),
  ];
  for (const part of parts) expect(unique(part)).toBe(true);
});

it("one endpoint accepts all laws, and each other endpoint one law", () => {
  const own = laws.map(({ endpoint }) => endpoint).filter((one) => one !== endpoints.privacyRequests);
  expect(own).toEqual([endpoints.gdprRequest, endpoints.ccpaRequest]);
});

describe("a country or state of a law", () => {
  it("names its own authority, and an appeal if its statute requires one", () => {
    expect(remedyOf("us-states", "VA").authorities).toEqual([
      {
        name: "Attorney General of Virginia",
        href: "https://www.oag.state.va.us/consumer-protection/index.php/file-a-complaint",
      },
    ]);
    expect(appealOf("us-states", "VA")?.citation).toBe("Va. Code § 59.1-577(C)");
    expect(appealOf("us-states", "UT")).toMatchObject({ citation: null, decidedWithin: { days: 45 } });
    expect(remedyOf("us-states", null).authorities[0]?.href).toContain("usa.gov");
    expect(regionOf("gdpr", "VA")).toBeNull();
  });

  it("is offered from the day its statute applies", () => {
    const on = (day: string) =>
      regionsOf("us-states", "en", new Date(`${day}T12:00:00Z`)).map(({ code }) => code);
    expect(on("2026-12-31")).not.toContain("OK");
    expect(on("2027-01-01")).toContain("OK");
    expect(on("2027-04-30")).not.toContain("AL");
    expect(on("2027-05-01")).toContain("AL");
  });

  it.each([
    ["BRA", "access", "2026-12-10", "LGPD Art. 19(II)"],
    ["NZL", "access", "2026-12-23", "Privacy Act 2020 (NZ), s. 44, 48, 63, 65"],
    ["KOR", "deletion", "2026-12-05", "Enforcement Decree of the PIPA (Korea) Art. 41, 43, 44"],
    ["JPN", "access", "2026-12-25", "as under GDPR Art. 12(3)"],
  ])("%s has its own period for %s", (region, type, due, citation) => {
    const received = new Date("2026-11-25T12:00:00Z");
    expect(
      officeDay(computeDueAt({ law: "elsewhere", requestType: type, receivedAt: received, region })),
    ).toBe(due);
    expect(rightOf("elsewhere", type, "en", region).clock.citation).toBe(citation);
  });

  it("has its own periods in tables before its statute is in force", () => {
    const [country] = regionsOf("elsewhere");
    if (!country) throw new Error("No country is listed.");
    const periods = { within: { days: 5 }, extension: null, citation: "§ 1" };
    const { clock, extension } = rightInRegion(rightOf("elsewhere", "access"), {
      ...country,
      inForce: "2999-01-01",
      periods,
    });
    expect(clock.within[0]).toEqual(periods.within);
    expect(clock.citation).toBe(periods.citation);
    expect(extension).toBeNull();
  });

  it("is listed once, with a day in the past from which its statute applies", () => {
    for (const { id } of laws) {
      const places = regionsOf(id);
      expect(unique(places.map(({ code }) => code))).toBe(true);
      expect(unique(places.map(({ name }) => name))).toBe(true);
      for (const { inForce } of places) {
        expect(inForce).toMatch(/^(?:19|20)\d\d-[01]\d-[0-3]\d$/);
        expect(new Date(inForce).getTime()).toBeLessThan(Date.now());
      }
    }
  });
});

describe("the provision that pauses the deadline", () => {
  it.each([
    ["gdpr", "access", "identity", "GDPR Art. 12(6)"],
    ["gdpr", "access", "clarification", "GDPR Art. 15 and Recital 63"],
    ["gdpr", "deletion", "clarification", undefined],
    ["uk-gdpr", "access", "clarification", "UK GDPR Art. 12A"],
    ["ccpa", "know", "identity", undefined],
    ["us-states", "access", "identity", undefined],
    ["fadp", "access", "clarification", undefined],
    ["elsewhere", "access", "identity", undefined],
  ] as const)("under %s for %s, during a question about %s, is %s", (law, type, reason, citation) => {
    expect(findPause(law, type, reason)?.citation).toBe(citation);
  });
});

describe("the endpoint of all laws", () => {
  const faults = (body: object) =>
    anyRequestSchema.safeParse(body).error?.issues.map(({ path, message }) => [path.join("."), message]);

  it("names every invalid field at once, even without a law", () => {
    const bad = { email: "nobody", requestType: "", description: 5 };
    const fields = faults({ ...bad, law: "us" })?.map(([field]) => field);
    expect([...new Set(fields)].toSorted()).toEqual(["description", "email", "law", "requestType"]);
    const ofState = faults({ ...bad, law: "us-states", region: "XX" })?.map(([field]) => field);
    expect([...new Set(ofState)].toSorted()).toEqual(["description", "email", "region", "requestType"]);
  });

  it("has a description that accepts the same input", () => {
    const bodies = [
      { law: "us-states", region: "VA", email: "ada@example.com", requestType: "access" },
      { law: "ccpa", email: "ada@example.com", requestType: "know", californiaResident: true },
      { law: "elsewhere", email: "ada@example.com", requestType: "opt-out" },
      { law: "fadp", region: "VA", email: "ada@example.com", requestType: "access" },
      { law: "gdpr", email: "ada@example.com", requestType: "know" },
      { law: "none", email: "ada@example.com", requestType: "access" },
    ];
    for (const body of bodies)
      expect([body, anyRequestSchema.safeParse(body).success]).toEqual([
        body,
        anyLawDescription.safeParse(body).success,
      ]);
  });
});

it("an unknown law never gets another one’s deadline", () => {
  const now = new Date("2027-02-01T15:00:00Z");
  expect(() => computeDueAt({ law: "xx" as Law, requestType: "know", receivedAt: now })).toThrow(RangeError);
  expect(() => computeDueAt({ law: "ccpa", requestType: "objection", receivedAt: now })).toThrow(RangeError);
});

describe("a missing part of a definition", () => {
  /** Never called: only compilation matters. */
  const withoutParts = () => {
    const [ccpa, gdpr] = [ccpaIn.en, gdprIn.en];
    const { grounds, ...noGrounds } = gdpr;
    const { acknowledgement, ...noAcknowledgement } = ccpa;
    const { remedy, ...noRemedy } = gdpr;
    const { referencePrefix, ...noPrefix } = gdpr;
    const { disclosure, ...noDisclosure } = gdpr;
    const { appeal, ...noAppeal } = ccpa;
    const { pauses: stopsClock, ...noStopsClock } = gdpr;
    const { regions, ...noRegions } = gdpr;
    const { verification, ...noVerification } = gdpr.rights.access;
    const { clock, ...noClock } = ccpa.rights.know;
    const { extension, ...noExtension } = ccpa.rights.limit;
    const complete: Right = gdpr.rights.access;
    return [
      // @ts-expect-error: grounds of denial
      defineLaw(noGrounds),
      // @ts-expect-error: the period for confirming receipt, which may be null
      defineLaw(noAcknowledgement),
      // @ts-expect-error: where to complain
      defineLaw(noRemedy),
      // @ts-expect-error: the prefix of its references
      defineLaw(noPrefix),
      // @ts-expect-error: the published figures, which may be null
      defineLaw(noDisclosure),
      // @ts-expect-error: the appeal, which may be null
      defineLaw(noAppeal),
      // @ts-expect-error: the questions that pause the clock, which may be empty
      defineLaw(noStopsClock),
      // @ts-expect-error: the regions, which may be null
      defineLaw(noRegions),
      // @ts-expect-error: the verification of a right's requester, which may be null
      defineLaw({ ...gdpr, rights: { ...gdpr.rights, access: noVerification } }),
      // @ts-expect-error: a right's clock
      defineLaw({ ...ccpa, rights: { ...ccpa.rights, know: noClock } }),
      // @ts-expect-error: a right's extension, which may be null
      defineLaw({ ...ccpa, rights: { ...ccpa.rights, limit: noExtension } }),
      // @ts-expect-error: a ground for another law's type
      defineLaw({ ...gdpr, grounds: [{ ...ccpa.grounds[0], citations: { know: "11 CCR § 7021(b)" } }] }),
      // @ts-expect-error: a clock without a period
      defineLaw({ ...gdpr, rights: { access: { ...complete, clock: { within: [], citation: "" } } } }),
    ];
  };

  it("is a type error", () => {
    expect(withoutParts).toBeTypeOf("function");
  });
});
