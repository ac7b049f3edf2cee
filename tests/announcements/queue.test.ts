import { describe, expect, it } from "vitest";
import {
  announcementFor,
  type PlannedAnnouncement,
  queueStatesOf,
  sortQueue,
} from "@/lib/announcements/queue";
import { plannedAnnouncement } from "@/lib/announcements/schema";
import { settings } from "@/lib/settings";

const now = new Date("2027-03-01T12:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const off = settings.announcement.initial;

interface Times {
  from?: number;
  until?: number;
  paths?: string[];
  draft?: boolean;
  planned?: number;
}

function planned(
  message: string,
  { from, until, paths = [], draft = false, planned = -48 }: Times,
): PlannedAnnouncement {
  const expiresAt = until === undefined ? null : inHours(until).toISOString();
  return {
    id: message,
    announcement: { ...off, enabled: true, message, expiresAt },
    paths,
    draft,
    startsAt: from === undefined ? null : inHours(from),
    createdAt: inHours(planned),
  };
}

const shown = (all: PlannedAnnouncement[], path: string | null = "/about", own = off, at = now) =>
  announcementFor(path, own, sortQueue(all), at)?.message ?? null;

describe("of several announcements, a page shows", () => {
  it("the one that started first, and the next one after its end", () => {
    const all = [planned("second", { from: -1, until: 5 }), planned("first", { from: -2, until: 1 })];
    expect(shown(all)).toBe("first");
    expect(shown(all, "/about", off, inHours(1))).toBe("second");
    expect(shown(all, "/about", off, inHours(5))).toBeNull();
  });

  it("none before its start, at its end, or while it is a draft", () => {
    expect(shown([planned("later", { from: 1 })])).toBeNull();
    expect(shown([planned("later", { from: 1 })], "/about", off, inHours(1))).toBe("later");
    expect(shown([planned("over", { from: -2, until: 0 })])).toBeNull();
    expect(shown([planned("draft", { from: -2, draft: true })])).toBeNull();
  });

  it("the one for its pages and folders, but not on pages whose name only starts the same", () => {
    const all = [planned("prices", { from: -2, paths: ["/pricing"] }), planned("all", { from: -1 })];
    for (const path of ["/pricing", "/pricing/old"]) expect(shown(all, path), path).toBe("prices");
    for (const path of ["/", "/pricings", "/about"]) expect(shown(all, path), path).toBe("all");
    for (const path of ["/de/pricing", "/es/pricing"]) expect(shown(all, path), path).toBe("prices");
    const german = [planned("german", { from: -3, paths: ["/de"] }), ...all];
    expect(["/de/pricing", "/de", "/pricing"].map((path) => shown(german, path))).toEqual([
      "german",
      "german",
      "prices",
    ]);
    expect(shown(all, null)).toBe("all");
    expect(shown([planned("home", { paths: ["/"] })], "/")).toBe("home");
    expect(shown([planned("home", { paths: ["/"] })], "/about")).toBeNull();
  });

  it("the setting’s own before all others while it is on", () => {
    const all = [planned("planned", { from: -2 })];
    const own = { ...off, enabled: true, message: "own", expiresAt: inHours(1).toISOString() };
    expect(shown(all, "/about", own)).toBe("own");
    expect(shown(all, "/about", own, inHours(1))).toBe("planned");
  });
});

it("the queue says of each announcement whether it is shown, waiting or planned", () => {
  const all = sortQueue([
    planned("draft", { draft: true }),
    planned("over", { from: -3, until: -1 }),
    planned("prices", { from: -3, paths: ["/pricing"] }),
    planned("behind prices", { from: -2.5, paths: ["/pricing/old"] }),
    planned("all", { from: -2 }),
    planned("behind all", { from: -1, paths: ["/about"] }),
    planned("later", { from: 1 }),
  ]);
  expect(Object.fromEntries(queueStatesOf(off, all, now))).toEqual({
    draft: "draft",
    over: "over",
    prices: "shown",
    "behind prices": "waiting",
    all: "shown",
    "behind all": "waiting",
    later: "planned",
  });
  const own = { ...off, enabled: true, message: "own" };
  expect(queueStatesOf(own, all, now).get("all")).toBe("waiting");
});

describe("a planned announcement", () => {
  const valid = { message: "News.", startsAt: "2027-03-01T12:00:00Z", endsAt: "2027-03-02T12:00:00Z" };
  const faultsOf = (more: object) => {
    const { error } = plannedAnnouncement.safeParse({ ...valid, ...more });
    return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  };

  it("can’t end before it starts, even if its times are in different time zones", () => {
    const sentence = "endsAt: The end must be after the start. Choose a later end or an earlier start.";
    expect(faultsOf({ endsAt: "2027-03-01T11:59:59Z" })).toEqual([sentence]);
    expect(faultsOf({ endsAt: valid.startsAt })).toEqual([sentence]);
    expect(faultsOf({ endsAt: "2027-03-01T13:30:00+02:00" })).toEqual([sentence]);
    expect(faultsOf({ endsAt: "2027-03-01T14:30:00+02:00" })).toBeUndefined();
    expect(faultsOf({ startsAt: null, endsAt: null })).toBeUndefined();
  });

  it("must have a message, and valid pages and folders", () => {
    expect(faultsOf({ message: " " })).toEqual(["message: Message is required."]);
    expect(faultsOf({ paths: ["/", "/pricing/"] })).toBeUndefined();
    expect(faultsOf({ paths: ["/pricing*"] })).toEqual([
      "paths.0: Page “/pricing*” must be the name of a page or a folder and nothing else, such as /pricing.",
    ]);
    expect(faultsOf({ link: "javascript:alert(1)" })?.[0]).toContain("link: Link must be");
  });
});
