import { describe, expect, it } from "vitest";
import { exactTime, longDate, longTime, relativeTime, utcTime } from "@/lib/site/dates";
import { inEachLanguage } from "@/lib/site/language";
import { messagesIn } from "@/lib/site/message";

describe("messages", () => {
  it("have the plural forms of their language", () => {
    const english = messagesIn("en")("{count, plural, one {# request} other {# requests}}");
    const french = messagesIn("fr")("{count, plural, one {# demande} other {# demandes}}");
    expect([0, 1, 2].map((count) => english({ count }))).toEqual(["0 requests", "1 request", "2 requests"]);
    expect([0, 1, 2].map((count) => french({ count }))).toEqual(["0 demande", "1 demande", "2 demandes"]);
  });

  it("place their parameters as the language requires, unchanged", () => {
    const message = messagesIn("de")("„{label}“ endet am {date}.");
    expect(message({ date: "3. März", label: "<b>{date}</b> & 'x'" })).toBe(
      "„<b>{date}</b> & 'x'“ endet am 3. März.",
    );
  });

  it("keep an apostrophe as it was written", () => {
    const message = messagesIn("en")("We don't know {what}.");
    expect(message({ what: "it" })).toBe("We don't know it.");
    expect(message.source).toBe("We don't know {what}.");
  });

  it("group the digits of a number as their language does", () => {
    const most = inEachLanguage((language) => messagesIn(language)("{most, number}")({ most: 5000 }));
    const expected: typeof most = { en: "5,000", de: "5.000", fr: "5\u202f000", es: "5000" };
    expect(most).toEqual(expected);
  });

  it("select by the given value", () => {
    const message = messagesIn("es")("{state, select, open {Abierta} other {Cerrada}}");
    expect([message({ state: "open" }), message({ state: "gone" })]).toEqual(["Abierta", "Cerrada"]);
  });
});

describe("dates", () => {
  // March 1 in UTC, still the last day of February at the office.
  const moment = new Date("2027-03-01T03:05:00Z");

  it.each([
    ["en", "February 28, 2027", "Feb 28, 2027, 22:05 (GMT-5)", "Mar 1, 2027, 03:05 UTC"],
    ["de", "28. Februar 2027", "1. März 2027, 04:05 Uhr (GMT+1)", "1. März 2027, 03:05 UTC"],
    ["fr", "28 février 2027", "1er mars 2027 à 04\u00a0h\u00a005 (GMT+1)", "1er mars 2027, 03:05 UTC"],
    ["es", "28 de febrero de 2027", "1 de marzo de 2027 a las 04:05 (GMT+1)", "1 mar 2027, 03:05 UTC"],
  ] as const)("in %s are formatted for it, by the office’s day", (language, day, time, utc) => {
    expect(longDate(moment, language)).toBe(day);
    expect(exactTime(moment, language)).toBe(time);
    expect(longTime(moment, language).startsWith(day)).toBe(true);
    expect(utcTime(moment, language)).toBe(utc);
  });

  it("have the Spanish article of one o’clock", () =>
    expect(exactTime(new Date("2027-03-01T00:15:00Z"), "es")).toBe("1 de marzo de 2027 a la 01:15 (GMT+1)"));

  it.each([
    [0, "just now"],
    [-499, "just now"],
    [-1000, "1 second ago"],
    [-2 * 86_400_000, "2 days ago"],
    [3 * 3_600_000, "in 3 hours"],
  ])("%i ms from now are %s", (ms, said) =>
    expect(relativeTime(new Date(moment.getTime() + ms), moment)).toBe(said),
  );

  it("have the month in full in English if asked", () =>
    expect(exactTime(moment, "en", "date")).toBe("February 28, 2027, 22:05 (GMT-5)"));

  it("are in English by default", () => expect(longDate(moment)).toBe("February 28, 2027"));
});
