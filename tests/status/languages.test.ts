import { describe, expect, it } from "vitest";
import type { PublicIncident } from "@/lib/incidents/schema";
import { incidentWords } from "@/lib/incidents/words";
import { site } from "@/lib/site/brand";
import { languages, otherLanguages } from "@/lib/site/language";
import { serviceNamesIn } from "@/lib/site/services";
import { buildRecord } from "@/lib/status/build-record";
import { detailText, parseDetail, serializeDetail } from "@/lib/status/details";
import { renderBadge, renderCard } from "@/lib/status/images";
import { atomFeed, jsonFeed } from "@/lib/status/incident-feed";
import { formats, monthName } from "@/lib/status/localized-formats";
import { maintenanceCalendar } from "@/lib/status/maintenance-calendar";
import { plainText } from "@/lib/status/plain-text";
import { staticPage } from "@/lib/status/static-page";
import { liveWords } from "@/lib/status/words";

const now = new Date("2027-03-01T12:00:00Z");
const { started } = incidentWords.en.scheduled;

const plan = {
  id: "5f0c9d7e-0d0b-4f64-9a5b-1c6d53a3a111",
  kind: "maintenance",
  title: "Moving house",
  impact: "none",
  services: [{ id: "database", name: "Database", impact: "none" }],
  url: `${site.url}/status/incidents/5f0c9d7e-0d0b-4f64-9a5b-1c6d53a3a111`,
  state: "in-progress",
  createdAt: "2027-03-01T10:00:00.000Z",
  startsAt: "2027-03-01T11:00:00.000Z",
  endsAt: "2027-03-01T13:00:00.000Z",
  updatedAt: "2027-03-01T11:00:00.000Z",
  updates: [
    { id: 2, state: "in-progress", message: started, at: "2027-03-01T11:00:00.000Z", services: null },
    { id: 1, state: "scheduled", message: "As we said.", at: "2027-03-01T10:00:00.000Z", services: null },
  ],
} as unknown as PublicIncident;

const places = [
  {
    place: "Oslo",
    checks: [
      {
        id: "site",
        name: "Website",
        status: "operational",
        latencyMs: 12,
        successRate: 0.9991,
        samples: 1,
        lastCheck: now.toISOString(),
      },
    ],
  },
];

const recordIn = (language: (typeof languages)[number]) =>
  buildRecord(
    {
      current: [
        {
          service: "api",
          status: "operational",
          latencyMs: 4.27,
          detail: { says: "siteApiNormally" },
          at: now,
        },
      ],
      hours: [],
      apiLatencies: [],
      incidents: [plan],
      places,
    } as unknown as Parameters<typeof buildRecord>[0],
    {
      ...{ now, version: "1", environment: "test", uptimeSeconds: 1, blocks: 24 },
      services: serviceNamesIn(language),
      language,
    },
  );

const partsOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, part]) => part).sort();

/** All sentences of an object by path. */
function sentencesOf(words: object, place = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${place}${key}`, value] as [string, string]]
      : sentencesOf(value, `${place}${key}.`),
  );
}

describe("the text of the status page’s script", () => {
  it.each(otherLanguages)("has the same entries in %s as in English", (language) => {
    const parts = (words: object) =>
      Object.fromEntries(sentencesOf(words).map(([place, sentence]) => [place, partsOf(sentence)]));
    expect(parts(liveWords[language])).toEqual(parts(liveWords.en));
    expect(liveWords[language].forms.months.split(" ")).toHaveLength(12);
  });

  it("formats times and numbers for its language", () => {
    const written = languages.map((language) => {
      const { moment, hourSpan, percentage, milliseconds } = formats[language];
      return [
        moment("2026-03-05T03:04:00Z"),
        hourSpan("2026-11-30T23:00:00Z"),
        percentage(0.99999),
        milliseconds(4.27),
        monthName("2026-11", language),
      ];
    });
    expect(written).toEqual([
      ["Mar 5, 2026, 03:04 UTC", "23:00 to 00:00 UTC, Nov 30", "99.99%", "4.27\u00a0ms", "November 2026"],
      [
        ...["5. März 2026, 03:04 UTC", "23:00 bis 00:00 UTC, 30. Nov."],
        ...["99,99\u00a0%", "4,27\u00a0ms", "November 2026"],
      ],
      expect.arrayContaining(["4,27\u00a0ms", "Novembre 2026"]),
      expect.arrayContaining(["4,27\u00a0ms", "Noviembre de 2026"]),
    ]);
  });
});

describe("a status record in German", () => {
  const record = recordIn("de");

  it("has the same states as the English one, in German", () => {
    const english = recordIn("en");
    const bare = ({ services, status, timestamp, measured }: typeof record) => ({
      ...{ status, timestamp, measured },
      services: services.map(({ id, status: state, latencyMs, source }) => ({
        id,
        state,
        latencyMs,
        source,
      })),
    });
    expect(bare(record)).toEqual(bare(english));
    expect(english.services[0]).toMatchObject({
      name: "API Service",
      detail: "This site’s own API is responding normally.",
    });
    expect(record.services[0]).toMatchObject({
      name: "API-Dienst",
      detail: "Die eigene API dieser Website antwortet normal.",
    });
    expect(record.services[3]).toMatchObject({ name: "Fehlerüberwachung", detail: "Noch nicht gemessen." });
    expect(record.says).toBe("Die Messwerte sind unauffällig; eine geplante Wartung läuft.");
  });

  it("has incidents with services, links and automatic posts in German, and people’s text unchanged", () => {
    const [shown] = record.incidents;
    expect(shown).toMatchObject({
      title: "Moving house",
      url: `${site.url}/de/status/incidents/${plan.id}`,
      services: [{ id: "database", name: "Datenbank" }],
    });
    expect(shown?.updates.map(({ message }) => message)).toEqual([
      "Die geplante Wartung hat begonnen.",
      "As we said.",
    ]);
  });

  it("is German as text, page, badge, card, feeds and calendar", () => {
    expect(plainText(record, "de")).toContain(
      "API-Dienst: In Betrieb. Die eigene API dieser Website antwortet normal.",
    );
    expect(plainText(record, "de")).toContain("1 Prüfung, 99,91\u00a0% bestanden");
    const page = staticPage(record, "de");
    expect(page).toContain('<html lang="de"');
    expect(page).toContain("Geplante Wartung läuft");
    expect(renderBadge(record, "de")).toContain("Wartung");
    expect(renderCard(record, "light", "de")).toContain("Geplante Wartung läuft");
    expect(atomFeed(record, "de")).toContain('xml:lang="de"');
    expect(atomFeed(record, "de")).toContain(`${site.url}/status/feed.atom?language=de`);
    expect(JSON.parse(jsonFeed(record, "de"))).toMatchObject({
      language: "de",
      home_page_url: `${site.url}/de/status`,
      items: [{ title: "Läuft: Moving house" }],
    });
    const calendar = maintenanceCalendar(record, "de").replaceAll("\r\n ", "");
    expect(calendar).toContain("Läuft: Die geplante Wartung hat begonnen.");
  });
});

describe("the detail of a measurement", () => {
  it("is stored without a language and shown in each", () => {
    const found = { says: "errors", errors: 2, overdue: 1 } as const;
    const kept = parseDetail(serializeDetail(found));
    expect(kept).toEqual(found);
    expect(languages.map((language) => detailText(kept, language))).toEqual([
      "2 unexpected errors in the last hour; 1 email is delayed.",
      "2 unerwartete Fehler in der letzten Stunde; 1 E-Mail ist verspätet.",
      expect.stringContaining("2 erreurs"),
      expect.stringContaining("2 errores"),
    ]);
  });

  it("stays as stored if it is an old sentence", () => {
    expect(detailText(parseDetail("Answers slowly."), "de")).toBe("Answers slowly.");
    expect(parseDetail(null)).toBe("");
  });
});

it("the first of a month is written “1er” in French", () => {
  expect(formats.fr.shortDay("2026-12-01")).toBe("1er déc.");
  expect(formats.fr.shortDay("2026-12-11")).toBe("11 déc.");
  expect(formats.de.shortDay("2026-12-01")).toBe("1. Dez.");
});
