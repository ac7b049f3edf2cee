import { addMinutes, startOfMinute, subDays } from "date-fns";
import { describe, expect, it } from "vitest";
import { type NewIncident, plannedMaintenance } from "@/lib/incidents/schema";
import { assertTimes } from "@/lib/incidents/store";
import { read } from "@/lib/platform/database";
import { toOfficeClock } from "@/lib/site/dates";
import { ownDatabase } from "@/tests/support/own-database";
import { runOperatorHere } from "@/tests/support/run-operator";

ownDatabase();
const plan = (...times: string[]) =>
  runOperatorHere(["incident", "plan", "--title", "Disks", "--message", "Forms pause.", ...times]);
const plans = () => read((db) => db.incident.findMany({ orderBy: { createdAt: "desc" } }));

/** The error of a refused plan, without the hint that follows. */
const refusalOf = async (...times: string[]) => {
  const { code, err } = await plan(...times);
  return [code, err.split("\n")[0]];
};

/** The time of day as a person enters it. */
const clock = (moment: Date) => toOfficeClock(moment).slice(11, 16);

it("a time of day given as a plan’s end is the next such time after its start", async () => {
  // Overnight work, entered during the same hours: it means the coming night.
  const from = addMinutes(startOfMinute(new Date()), -30);
  const until = addMinutes(from, 60);
  expect(await plan("--from", clock(from), "--until", clock(until))).toMatchObject({ code: 0, err: "" });
  const [planned] = await plans();
  const minutes = (planned?.endsAt?.getTime() ?? 0) - (planned?.startsAt.getTime() ?? 0);
  expect(minutes / 60_000).toBe(60);
  expect(planned?.startsAt.getTime()).toBeGreaterThan(Date.now());
});

it("an end before the start, and a plan in the past, are rejected with a message", async () => {
  const before = (await plans()).length;
  const refused: [times: string[], sentence: string][] = [
    [["--from", "2099-01-02 10:00", "--until", "2099-01-01 10:00"], "The end must be after the start."],
    [["--from", "2001-01-01 10:00", "--until", "11:00"], "That time has already passed."],
    [["--from", "10:00"], "Specify when it ends: --until MOMENT or --for LENGTH."],
    [["--from", "10:00", "--until", "11:00", "--for", "1h"], "Give --until or --for, not both."],
  ];
  for (const [times, sentence] of refused) expect(await refusalOf(...times)).toEqual([1, sentence]);
  expect(await plans()).toHaveLength(before);
});

it("an incident posted afterward began at the last such time of day, and lasted as long as given", async () => {
  const open = (...times: string[]) =>
    runOperatorHere(["incident", "open", "--title", "Slow", "--message", "It was slow.", ...times]);
  const from = addMinutes(startOfMinute(new Date()), -30);
  const resolved = ["--state", "resolved", "--from", clock(from)];
  expect(await open(...resolved, "--for", "10m")).toMatchObject({ code: 0, err: "" });
  const [posted] = await plans();
  expect([posted?.startsAt, posted?.endsAt]).toEqual([from, addMinutes(from, 10)]);

  const refusal = async (...times: string[]) => (await open(...times)).err.split("\n")[0];
  expect(await refusal("--for", "10m")).toContain("Specify when it began, too: --from MOMENT.");
  expect(await refusal("--from", clock(from), "--for", "10m")).toContain(
    "Only a resolved incident has an end. Choose the status “Resolved”, or leave “Ended” empty.",
  );
  expect(await refusal(...resolved, "--for", "2h")).toContain("This time is in the future.");
});

it("an incident with an end needs its start", () => {
  const input = {
    kind: "incident",
    title: "Slow",
    message: "It was slow.",
    state: "resolved",
    impact: "minor",
  };
  const given = { ...input, endsAt: addMinutes(new Date(), -10) } as unknown as NewIncident;
  expect(() => assertTimes(given, new Date())).toThrow("Enter when it began, too.");
});

describe("planned maintenance", () => {
  const plan = { kind: "maintenance", title: "Disks", message: "Slower." } as const;
  it.each([
    ["0026-12-01T10:00:00Z", "2027-01-01T00:00:00Z", "Start must be in the years 2000 to 2999."],
    ["2026-12-01T10:00:00Z", "9999-12-31T23:59:59-23:59", "End must be in the years 2000 to 2999."],
  ])("from %s to %s is refused", (startsAt, endsAt, sentence) => {
    const { error } = plannedMaintenance.safeParse({ ...plan, startsAt, endsAt });
    expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  it("can’t have begun more than a year ago", () => {
    const given = { ...plan, startsAt: subDays(new Date(), 400), endsAt: addMinutes(new Date(), 10) };
    expect(() => assertTimes(given, new Date())).toThrow("366 days");
  });
});
