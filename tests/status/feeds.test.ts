import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import type { PublicIncident } from "@/lib/incidents/schema";
import { isXmlText } from "@/lib/platform/xml-text";
import { site } from "@/lib/site/brand";
import { statusFeeds } from "@/lib/site/paths";
import { buildRecord } from "@/lib/status/build-record";
import { atomFeed, jsonFeed } from "@/lib/status/incident-feed";
import { maintenanceCalendar } from "@/lib/status/maintenance-calendar";
import { plainText } from "@/lib/status/plain-text";

const now = new Date("2027-03-01T12:00:00Z");
const words = 'A "quoted" <b>bold</b> & ümlaut, a comma; a semicolon\nand a second line';

const incident = {
  id: "5f0c9d7e-0d0b-4f64-9a5b-1c6d53a3a111",
  kind: "incident",
  title: "Slow answers <soon> & more",
  impact: "major",
  services: [{ id: "api", name: "API Service", impact: "major" }],
  url: "https://palisade.example/status/incidents/1",
  createdAt: "2027-03-01T10:00:00.000Z",
  state: "monitoring",
  startsAt: "2027-03-01T10:00:00.000Z",
  endsAt: null,
  updatedAt: "2027-03-01T11:00:00.000Z",
  updates: [
    { id: 2, state: "monitoring", message: "Mended.", at: "2027-03-01T11:00:00.000Z" },
    { id: 1, state: "investigating", message: words, at: "2027-03-01T10:00:00.000Z" },
  ],
} as unknown as PublicIncident;

const plan = (id: string, state: "scheduled" | "cancelled") =>
  ({
    ...incident,
    id,
    kind: "maintenance",
    title: "Moving; to a larger database, tonight",
    impact: "none",
    state,
    startsAt: "2027-03-02T22:00:00.000Z",
    endsAt: "2027-03-03T00:30:00.000Z",
    updates: [{ id: 3, state, message: words, at: "2027-03-01T11:00:00.000Z" }],
  }) as unknown as PublicIncident;

const planned = plan("0f0c9d7e-0d0b-4f64-9a5b-1c6d53a3a222", "scheduled");
const cancelled = plan("1f0c9d7e-0d0b-4f64-9a5b-1c6d53a3a333", "cancelled");

const record = (incidents: PublicIncident[]) =>
  buildRecord({ current: [], hours: [], apiLatencies: [], incidents } as Parameters<typeof buildRecord>[0], {
    now,
    version: "1",
    environment: "test",
    uptimeSeconds: 1,
    blocks: 24,
    services: [],
  });

it("the Atom feed is valid, with an entry for each incident in its own words", () => {
  const feed = parseAtomFeed(atomFeed(record([incident, planned])));
  expect(feed.links?.find(({ rel }) => rel === "self")?.href).toBe(`${site.url}${statusFeeds.atom}`);
  expect(feed.entries?.map(({ id }) => id)).toEqual([`urn:uuid:${incident.id}`, `urn:uuid:${planned.id}`]);
  expect(feed.entries?.[0]?.updated).toBe(incident.updatedAt);
  expect(JSON.stringify(feed.entries?.[0])).toContain("&lt;b&gt;bold&lt;/b&gt; &amp; ümlaut");
});

it("the JSON feed is valid and has the same content", () => {
  const text = jsonFeed(record([incident, planned]));
  const feed = parseJsonFeed(text);
  expect(JSON.parse(text).version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed.feed_url).toBe(`${site.url}${statusFeeds.json}`);
  expect(feed.items?.map(({ id, title }) => ({ id, title }))).toEqual([
    { id: `urn:uuid:${incident.id}`, title: "Monitoring: Slow answers <soon> & more" },
    { id: `urn:uuid:${planned.id}`, title: "Scheduled: Moving; to a larger database, tonight" },
  ]);
  expect(JSON.stringify(feed.items?.[0])).toContain("&lt;b&gt;bold&lt;/b&gt;");
});

it("feeds and text list open incidents first, then the latest updated; the text has each latest message", () => {
  const later = { ...planned, updatedAt: "2027-03-01T11:30:00.000Z" };
  const mended = {
    ...incident,
    id: "2f0c9d7e-0d0b-4f64-9a5b-1c6d53a3a444",
    title: "Mended",
    state: "resolved",
  };
  const held = record([
    later,
    cancelled,
    { ...mended, updatedAt: "2027-03-01T11:45:00.000Z" } as PublicIncident,
    incident,
  ]);
  const ids = [incident, mended, later, cancelled].map(({ id }) => `urn:uuid:${id}`);
  expect(parseAtomFeed(atomFeed(held)).entries?.map(({ id }) => id)).toEqual(ids);
  const { items } = parseJsonFeed(jsonFeed(held));
  expect(items?.map(({ id }) => id)).toEqual(ids);
  expect(items?.[0]?.title).toContain(incident.title);
  const text = plainText(held);
  const [first = 0, last = 0] = [incident, planned].map(({ title }) => text.indexOf(title));
  expect(first).toBeLessThan(last);
  expect(text.slice(first, last)).toContain("\n  Mended.\n");
  expect(text.slice(last)).toContain("a semicolon\n  and a second line\n");
});

it("the calendar is valid, with planned maintenance only, canceled ones marked", () => {
  const text = maintenanceCalendar(record([incident, planned, cancelled]));
  // RFC 5545 §3.1: lines end with CRLF and have at most 75 octets.
  expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75 && !line.includes("\n"))).toBe(
    true,
  );
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("prodid")).toContain(site.name);
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  expect(events.map(({ uid }) => uid)).toEqual([
    `${planned.id}@${site.domain}`,
    `${cancelled.id}@${site.domain}`,
  ]);
  expect(events[0]?.startDate.toJSDate()).toEqual(new Date(planned.startsAt));
  expect(events[0]?.endDate.toJSDate()).toEqual(new Date(planned.endsAt ?? ""));
  expect(events[0]?.summary).toBe(`${site.name}: ${planned.title}`);
  expect(events[0]?.description).toBe(`Scheduled: ${words}`);
  expect(events[0]?.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2027-03-01T11:00:00Z");
  expect(events.map(({ component }) => component.getFirstPropertyValue("status"))).toEqual([
    "CONFIRMED",
    "CANCELLED",
  ]);
});

it("feeds and calendar are valid without incidents", () => {
  const empty = record([]);
  expect(parseAtomFeed(atomFeed(empty)).id).toContain("/status");
  expect(parseJsonFeed(jsonFeed(empty)).items ?? []).toEqual([]);
  expect(new ICAL.Component(ICAL.parse(maintenanceCalendar(empty))).name).toBe("vcalendar");
});

it("text stored before invalid characters were rejected doesn’t break the feeds or the calendar", () => {
  const bad = "A bell \u0007, \ufffe and \ud800";
  const old = { ...incident, title: bad, updates: [{ ...incident.updates[0], message: bad }] };
  const oldPlan = { ...planned, title: bad, updates: [{ ...planned.updates[0], message: bad }] };
  const held = record([old, oldPlan] as PublicIncident[]);
  const message = "A bell \ufffd, \ufffd and \ufffd";
  for (const text of [atomFeed(held), maintenanceCalendar(held)]) {
    expect(isXmlText(text)).toBe(true);
    expect(text.replace(/\r\n /g, "").replaceAll("\\,", ",")).toContain(message);
  }
  expect(jsonFeed(held)).not.toMatch(/\\u0007|\\ud800|\ufffe/);
  expect(jsonFeed(held)).toContain(message);
});
