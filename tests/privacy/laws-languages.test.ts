import { describe, expect, it } from "vitest";
import {
  findPause,
  groundOf,
  type Law,
  lawOf,
  laws,
  regionsOf,
  remedyOf,
  requestName,
} from "@/lib/privacy/laws";
import type { LawDefinition } from "@/lib/privacy/laws/define-law";
import { type Language, otherLanguages } from "@/lib/site/language";

const pairs = laws.flatMap(({ id }) => otherLanguages.map((language): [Law, Language] => [id, language]));

/** Everything that affects decisions, which must not depend on the language. */
const decisive = (law: LawDefinition<Law, string>) => ({
  ids: [law.id, law.referencePrefix, law.page, law.requestPage.path, law.endpoint, law.optOut],
  listed: law.listed,
  rights: Object.entries(law.rights).map(([type, right]) => [
    type,
    right.clock.within,
    right.extension?.by,
    right.verification === null,
    right.asksForData,
    right.remainsActive,
  ]),
  acknowledged: law.acknowledgement?.within,
  boxes: law.affirmations.map(({ name }) => name),
  grounds: law.grounds.map(({ id, citations }) => [id, Object.keys(citations)]),
  appeal: law.appeal && [law.appeal.decidedWithin, law.appeal.requestWithin],
  stops: law.pauses.map(({ reason, types }) => [reason, types]),
  places: law.regions?.map(({ code, timeZone, inForce, appeal, forChild }) => [
    code,
    timeZone,
    inForce,
    appeal,
    forChild,
  ]),
  links: law.requestPage.readMore.map(({ href }) => href),
  disclosure: law.disclosure,
});

it("a place’s provisions contain no English words, since every language prints them", () => {
  for (const { regions } of laws)
    for (const { citation, appeal } of regions ?? [])
      expect(`${citation} ${appeal}`).not.toMatch(/ (?:and|to|or) /);
});

/** The sentences that visitors and requesters read. */
const sentences = (law: LawDefinition<Law, string>): string[] => [
  law.inSentence,
  law.people,
  law.requestPage.lead,
  law.requestPage.otherWays.title,
  ...law.requestPage.steps.flatMap(({ title, body }) => [title, body]),
  ...law.requestPage.readMore.map(({ text }) => text),
  ...Object.values(law.rights).flatMap(({ label, noun, detail }) => [label, noun, detail]),
  ...law.grounds.map(({ sentence }) => sentence),
  ...law.affirmations.flatMap(({ label, text, hint, collected }) => [label, String(text), hint, collected]),
  law.remedy.sentence,
  ...(law.nameInTable ? [law.nameInTable] : []),
];

describe.each(pairs)("%s in %s", (id, language) => {
  it("differs from English only in its text", () => {
    expect(decisive(lawOf(id, language))).toEqual(decisive(lawOf(id)));
  });

  it("has no English and no empty sentences", () => {
    const english = sentences(lawOf(id));
    const translated = sentences(lawOf(id, language));
    expect(translated).toHaveLength(english.length);
    /** Spelled the same in both languages. */
    const same = new Set(["portability", "limitation", "correction", "rectification", "restriction"]);
    expect(translated.filter((sentence, i) => sentence === english[i] && !same.has(sentence))).toEqual([]);
    expect(translated.filter((sentence) => sentence.trim() === "")).toEqual([]);
  });

  it("names an authority to complain to, for every residence", () => {
    for (const region of [null, ...regionsOf(id).map(({ code }) => code)]) {
      for (const { name, href } of remedyOf(id, region, language).authorities) {
        expect(name).not.toBe("");
        expect(href).toMatch(/^https:\/\//);
      }
    }
  });
});

it.each([
  ["en", "Delete my data (GDPR)", "GDPR Art. 17(3)(b)", "GDPR Art. 4(7) and 28(3)(e)"],
  [
    "de",
    "Meine Daten löschen (DSGVO)",
    "Art.\u00a017 Abs.\u00a03 lit.\u00a0b DSGVO",
    "Art.\u00a04 Nr.\u00a07 und Art.\u00a028 Abs.\u00a03 lit.\u00a0e DSGVO",
  ],
  [
    "fr",
    "Effacer mes données (RGPD)",
    "art.\u00a017, par.\u00a03, point\u00a0b), du RGPD",
    "art.\u00a04, point\u00a07), et art.\u00a028, par.\u00a03, point\u00a0e), du RGPD",
  ],
  ["es", "Suprimir mis datos (RGPD)", "art.\u00a017.3.b) RGPD", "art.\u00a04.7 y art.\u00a028.3.e) RGPD"],
] as const)("a request and its provisions are named as is usual in %s", (language, name, one, several) => {
  expect(requestName({ law: "gdpr", requestType: "deletion" }, language)).toBe(name);
  expect(groundOf({ law: "gdpr", requestType: "deletion" }, "legal-duty", language)?.citation).toBe(one);
  expect(groundOf({ law: "gdpr", requestType: "deletion" }, "processor", language)?.citation).toBe(several);
});

it.each([
  ["de", /^\p{Lu}.* \(andere Länder\)$/u],
  ["fr", /^\p{Lu}.* \(autres pays\)$/u],
  ["es", /^\p{Lu}.* \(otros países\)$/u],
] as const)("other countries are named in brackets in %s", (language, name) => {
  expect(requestName({ law: "elsewhere", requestType: "access" }, language)).toMatch(name);
});

it.each([
  ["en", "GDPR Art. 12(2) and (6)"],
  ["de", "Art.\u00a012 Abs.\u00a02 und 6 DSGVO"],
  ["fr", "art.\u00a012, par.\u00a02 et 6, du RGPD"],
  ["es", "art.\u00a012.2 y 12.6 RGPD"],
] as const)(
  "several paragraphs of an article are cited together, as is usual in %s",
  (language, citation) => {
    expect(groundOf({ law: "gdpr", requestType: "deletion" }, "identity", language)?.citation).toBe(citation);
  },
);

it.each([
  ["en", "FADP Art. 26(1)(c)", "FADP Art. 29 with Art. 26(1)(c)"],
  [
    "de",
    "Art.\u00a026 Abs.\u00a01 Bst.\u00a0c DSG",
    "Art.\u00a029 in Verbindung mit Art.\u00a026 Abs.\u00a01 Bst.\u00a0c DSG",
  ],
  [
    "fr",
    "art.\u00a026, al.\u00a01, let.\u00a0c, LPD",
    "art.\u00a029 en relation avec l’art.\u00a026, al.\u00a01, let.\u00a0c, LPD",
  ],
  ["es", "art.\u00a026.1.c) LPD", "art.\u00a029 en relación con el art.\u00a026.1.c) LPD"],
] as const)("Swiss law is cited as is usual in %s", (language, one, together) => {
  expect(groundOf({ law: "fadp", requestType: "access" }, "excessive", language)?.citation).toBe(one);
  expect(groundOf({ law: "fadp", requestType: "portability" }, "excessive", language)?.citation).toBe(
    together,
  );
});

it("citations of statutes that exist only in English are kept in every language", () => {
  for (const language of otherLanguages) {
    expect(groundOf({ law: "ccpa", requestType: "delete" }, "deletion-exception", language)?.citation).toBe(
      "Cal. Civ. Code § 1798.105(d)",
    );
    const denied = { law: "us-states", requestType: "delete" } as const;
    // A denial cites the statute of the person's own state, or none.
    expect(groundOf({ ...denied, region: "TX" }, "identity", language)?.citation).toBe(
      "Tex. Bus. & Com. Code § 541.051, 541.052",
    );
    expect(groundOf(denied, "identity", language)?.citation).toBeNull();
  }
});

it.each([
  ["de", "https://www.bfdi.bund.de/DE/Service/Anschriften/Laender/Laender-node.html"],
  ["fr", "https://www.cnil.fr/fr/plaintes"],
  ["es", "https://www.aepd.es/"],
] as const)(
  "the authority of the country is listed first for readers of %s, then the others",
  (language, href) => {
    const places = remedyOf("gdpr", null, language).authorities.map((place) => place.href);
    expect(places[0]).toBe(href);
    expect(places.slice(1)).toEqual([`https://www.edpb.europa.eu/about-edpb/about-edpb/members_${language}`]);
  },
);

it("the provision that pauses a deadline is cited in the requester’s language", () => {
  expect(findPause("gdpr", "access", "clarification", "de")?.citation).toBe(
    "Art.\u00a015 und Erwägungsgrund 63 DSGVO",
  );
  expect(findPause("uk-gdpr", "access", "identity", "fr")?.citation).toBe(
    "art.\u00a012, par.\u00a06, et art.\u00a012A du UK GDPR",
  );
});
