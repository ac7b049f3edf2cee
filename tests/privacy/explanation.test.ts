import { describe, expect, it } from "vitest";
import { z } from "zod";
import { answerDocument } from "@/lib/privacy/answers/document/document";
import { answerSchema } from "@/lib/privacy/answers/document/schema";
import type { HeldData } from "@/lib/privacy/answers/held";
import { processingOf } from "@/lib/privacy/answers/processing/processing";
import { explanationOf } from "@/lib/privacy/answers/processing/sections";
import { type Law, lawOf, laws } from "@/lib/privacy/laws";
import { type Language, languages } from "@/lib/site/language";

const at = new Date("2027-03-01T15:00:00Z");
/** A person about whom only their request is stored. */
const stranger: HeldData = {
  email: "ada@example.com",
  generatedAt: at,
  account: null,
  contactMessages: [],
  privacyRequests: [{ reference: "GD-7K2M-9QXD", agentName: null, attachments: [] }],
  filedAsAgent: [],
  otherSystems: [],
  mails: [],
  refusedForms: [],
  optOutSignal: null,
  statusUpdates: null,
  unconfirmedStatusUpdates: [],
  leftOut: [],
};
const customer: HeldData = {
  ...stranger,
  account: { email: "ada@example.com", verifiedAt: at },
  otherSystems: [{ system: "billing", outcome: "holds" }],
};

const explained = (law: Law, language: Language, held: HeldData, explanation: string | null = null) =>
  processingOf({ law, region: null, language, explanation }, held);
const textOf = (law: Law, language: Language, held: HeldData) =>
  JSON.stringify(explanationOf(explained(law, language, held), language));

describe.each(laws.map(({ id }) => id))("an answer under %s", (law) => {
  const { explanation } = lawOf(law);

  it.each(languages)(
    "explains purposes, recipients, periods, sources, rights and complaint: %s",
    (language) => {
      const { sections } = explanationOf(explained(law, language, customer), language);
      const processing = explained(law, language, customer);
      const text = JSON.stringify(sections);
      for (const { purpose, sources, recipients, kept } of processing.activities) {
        expect(text).toContain(purpose);
        expect([sources.length > 0, recipients.length > 0, kept.length > 0]).toEqual([true, true, true]);
      }
      for (const { right, citation } of processing.rights) {
        expect(text).toContain(JSON.stringify(right).slice(1, -1));
        if (citation) expect(text).toContain(citation);
      }
      for (const { href } of processing.complaint.places) expect(text).toContain(href);
      expect(
        processing.activities.every(
          ({ legalBasis }) => (legalBasis !== null) === (explanation.legalBases !== null),
        ),
      ).toBe(true);
      expect(text).not.toMatch(/undefined|\{\w+\}/);
    },
  );

  it("contains only what concerns the person", () => {
    expect(textOf(law, "en", customer)).toContain("Opening and running accounts");
    expect(textOf(law, "en", stranger)).not.toMatch(
      /running accounts|Billing|Payment processor|password|Contact Messages/i,
    );
  });
});

it.each(languages)(
  "names the law of the person’s own country or state, not the site’s collection of laws: %s",
  (language) => {
    const leadOf = (law: Law, region: string | null) =>
      explanationOf(processingOf({ law, region, language, explanation: null }, stranger), language).lead;
    const brazil = leadOf("elsewhere", "BRA");
    expect(brazil).toContain("Lei Geral de Proteção de Dados (Lei n.º 13.709/2018), LGPD Art. 18, 19");
    expect(brazil).not.toContain(lawOf("elsewhere", language).inSentence);
    expect(leadOf("us-states", "CO")).toContain("Colorado Privacy Act, C.R.S. § 6-1-1306");
    expect(leadOf("elsewhere", null)).toContain(lawOf("elsewhere", language).inSentence);
    // No law of New York requires it, as far as we know.
    expect(leadOf("us-states", null)).not.toMatch(/§|Va\./);
  },
);

it("Californians read about categories, and people in states that grant it about third parties", () => {
  const text = textOf("ccpa", "en", customer);
  expect(text).toContain("Collected between March 1, 2026 and March 1, 2027.");
  for (const words of ["Identifiers", "1798.140(ae)(1)(B)", "We didn’t sell or share"])
    expect(text).toContain(words);
  expect(textOf("gdpr", "en", customer)).not.toContain("Identifiers");
  // Staff must explain another system's use of data that no table covers.
  for (const law of ["ccpa", "gdpr"] as const) {
    expect(textOf(law, "en", customer)).toContain("The data reported by billing, listed above");
    expect(textOf(law, "en", customer)).not.toMatch(/Payment processor|Commercial information/);
  }
  expect(textOf("us-states", "en", customer)).toContain("Third parties");
  expect(textOf("us-states", "de", customer)).toContain("keine Offenlegung Ihrer Daten an Dritte");
});

it("Californians read that an agent gave identifiers, if one filed a request for them", () => {
  const sourcesOf = (agentName: string | null) => {
    const held = { ...stranger, privacyRequests: [{ ...stranger.privacyRequests[0], agentName }] };
    return explained("ccpa", "en", held).categories?.[0]?.sources;
  };
  const person = sourcesOf(null);
  expect(person).toHaveLength(1);
  expect(sourcesOf("Rights & Co")).toEqual([...(person ?? []), "The person who filed a request for you"]);
});

it("the person’s own law is named for legal bases, and no other place’s provision for rights", () => {
  const basisOf = (law: Law, language: Language) =>
    textOf(law, language, stranger).match(/"[^"]*6[^"]*1[^"]*"/)?.[0];
  expect(basisOf("gdpr", "de")).toBe('"Rechtsgrundlage (Art.\u00a06 Abs.\u00a01 DSGVO)"');
  expect(basisOf("uk-gdpr", "en")).toBe('"Legal basis (UK GDPR Art. 6(1))"');
  expect(basisOf("elsewhere", "en")).toBe('"Legal basis (as under GDPR Art. 6(1))"');
  for (const law of ["gdpr", "uk-gdpr", "fadp", "elsewhere"] as const)
    expect(textOf(law, "en", customer)).not.toMatch(/California|CCR/);
  for (const [law, region] of [
    ["us-states", "TX"],
    ["us-states", null],
    ["elsewhere", "BRA"],
  ] as const) {
    const { rights } = processingOf({ law, region, language: "en", explanation: null }, stranger);
    expect(rights.every(({ citation }) => citation === null)).toBe(true);
    const { sections } = explanationOf(
      processingOf({ law, region, language: "en", explanation: null }, stranger),
      "en",
    );
    const listed = sections.find(({ title }) => title === "Your rights");
    expect(listed).toMatchObject({ paragraphs: rights.map(({ right }) => right), records: [] });
  }
});

it("a Quebecer reads the statute in French, where to complain and the site’s form", () => {
  const quebec = processingOf(
    { law: "elsewhere", region: "QC", language: "fr", explanation: null },
    stranger,
  );
  expect([quebec.statute, quebec.citation]).toEqual([
    "Loi sur la protection des renseignements personnels dans le secteur privé",
    "RLRQ, c.\u00a0P-39.1, art.\u00a027 et 28",
  ]);
  expect(quebec.complaint.sentence).toContain("l’autorité de votre lieu de résidence, indiquée ci-dessous");
  expect(quebec.complaint.places.map(({ href }) => href)).toEqual([
    expect.stringMatching(/\/fr\/privacy-request\/complaint$/),
    "https://www.cai.gouv.qc.ca/",
  ]);
});

it("an opt-out is kept for as long as it applies", () => {
  const held = { ...stranger, privacyRequests: [{ law: "ccpa", requestType: "opt-out", attachments: [] }] };
  expect(textOf("ccpa", "en", held)).toContain("Active opt-outs and limits on use: As long as they apply");
  expect(textOf("ccpa", "en", stranger)).not.toContain("Active opt-outs");
});

it("text that staff add comes first, unchanged", () => {
  const added = "Your data also went to <Example Ltd>.";
  const processing = explained("gdpr", "de", stranger, added);
  const [first] = explanationOf(processing, "de").sections;
  expect([first?.title, first?.paragraphs]).toEqual(["Ergänzt von unserem Datenschutzteam", [added]]);
  const html = answerDocument({ reference: "GD-7K2M-9QXD", language: "de" }, stranger, processing, []);
  expect(html).toContain("Your data also went to &lt;Example Ltd&gt;.");
});

it("the JSON matches its schema, for every law and language", () => {
  const { properties = {} } = answerSchema();
  const schema = z.fromJSONSchema(properties.processing as Parameters<typeof z.fromJSONSchema>[0]);
  for (const { id } of laws) {
    for (const language of languages) {
      const sent = JSON.parse(JSON.stringify(explained(id, language, customer)));
      expect(schema.safeParse(sent).error?.issues ?? []).toEqual([]);
    }
  }
  expect(schema.safeParse({}).success).toBe(false);
});
