import { beforeEach, expect, it } from "vitest";
import { incidentConsoleWords } from "@/lib/incidents/console-words";
import { findIncident } from "@/lib/incidents/list";
import { previewPlan, previewUpdate } from "@/lib/incidents/preview";
import { runPlannedMaintenance } from "@/lib/incidents/schedule";
import { openIncident, postUpdate } from "@/lib/incidents/store";
import { read, write } from "@/lib/platform/database";
import type { SettingInputs } from "@/lib/settings";
import { getSetting, putSetting } from "@/lib/settings/store";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();

/** A time on a fixed day. */
const at = (time: string) => new Date(`2027-03-01T${time}:00Z`);
const by = (time: string) => operator(at(time));
const plan = async (title: string, from: string, to: string) => {
  const words = { kind: "maintenance", title, message: "Forms pause.", closesSite: true } as const;
  const { id } = await openIncident(by("08:00"), { ...words, startsAt: at(from), endsAt: at(to) });
  return id;
};
const clock = (time: string) => runPlannedMaintenance(at(time));

async function byHand(change: Partial<SettingInputs["maintenance"]>) {
  const { value, version } = await getSetting("maintenance");
  await putSetting(by("09:00"), { key: "maintenance", version, input: { ...value, ...change } });
}
const overlay = async () => {
  const { enabled, message } = (await getSetting("maintenance")).value;
  return enabled ? message : "off";
};

beforeEach(async () => {
  await write((tx) => tx.incident.deleteMany());
  await byHand({ enabled: false, message: "Back shortly.", endTime: null, showTimer: false });
});

it("planned maintenance closes the site between its start and its end", async () => {
  await plan("Disks", "10:00", "12:00");
  await clock("09:59");
  expect(await overlay()).toBe("off");
  await clock("10:00");
  expect(await overlay()).toBe("Disks");
  await clock("12:00");
  expect(await overlay()).toBe("off");
});

it("planned maintenance keeps the message that staff wrote for the next manual maintenance", async () => {
  const own = { message: "Own words.", endTime: null, showTimer: false };
  await byHand(own);
  await plan("Disks", "10:00", "12:00");
  await plan("Memory", "11:00", "13:00");
  for (const time of ["10:00", "11:00", "12:00", "13:00"]) await clock(time);
  expect((await getSetting("maintenance")).value).toMatchObject({ enabled: false, ...own });
});

it("planned maintenance keeps a message that staff changed meanwhile, and doesn’t leave its own behind", async () => {
  const stored = async () => (await getSetting("maintenance")).value;
  await byHand({ message: "Own words." });
  await plan("Disks", "10:00", "12:00");
  await clock("10:00");
  await byHand({ message: "Newer words." });
  await clock("12:00");
  expect(await stored()).toMatchObject({ enabled: false, message: "Newer words." });

  await plan("Memory", "13:00", "14:00");
  await clock("13:00");
  await byHand({ enabled: false });
  await clock("14:00");
  expect(await stored()).toMatchObject({ enabled: false, message: "Newer words.", endTime: null });
});

it("planned maintenance changes nothing if staff had already turned maintenance on, even with the same end", async () => {
  await byHand({ enabled: true, message: "By hand.", endTime: at("12:00").toISOString() });
  await plan("Disks", "10:00", "12:00");
  await clock("10:00");
  expect(await overlay()).toBe("By hand.");
  await clock("12:00");
  expect(await overlay()).toBe("By hand.");
});

it("planned maintenance keeps an end that staff set meanwhile, and ends even if staff changed the message", async () => {
  await plan("Disks", "10:00", "12:00");
  await clock("10:00");
  await byHand({ message: "Nearly there." });
  await clock("12:00");
  expect(await overlay()).toBe("off");

  await plan("Memory", "13:00", "14:00");
  await clock("13:00");
  await byHand({ endTime: at("18:00").toISOString() });
  await clock("14:00");
  expect(await overlay()).toBe("Memory");
});

it("a plan that ends passes maintenance on to another running plan, whichever ends first", async () => {
  await plan("Disks", "10:00", "14:00");
  await plan("Memory", "11:00", "12:00");
  await plan("Network", "13:00", "16:00");
  const seen: string[] = [];
  for (const hour of ["10", "11", "12", "13", "14", "16"]) {
    await clock(`${hour}:00`);
    seen.push(await overlay());
  }
  expect(seen).toEqual(["Disks", "Memory", "Disks", "Network", "Network", "off"]);
});

it("a plan that is ended early passes maintenance on, too", async () => {
  await plan("Disks", "10:00", "14:00");
  const inner = await plan("Memory", "11:00", "13:00");
  await clock("10:00");
  await clock("11:00");
  await postUpdate(by("12:00"), { state: "cancelled", message: "Not today.", id: inner });
  expect(await overlay()).toBe("Disks");
});

it("the email about maintenance that ends early states when it ended, in the office’s time", async () => {
  const id = await plan("Disks", "10:00", "14:00");
  await clock("10:00");
  const found = await findIncident(id);
  if (!found) throw new Error("nothing was planned");
  const { mail } = await previewUpdate(found, { state: "completed", message: "Done early." }, at("12:00"));
  expect(JSON.stringify(mail)).toContain("07:00");
  expect(JSON.stringify(mail)).not.toContain("09:00");
  await postUpdate(by("12:00"), { id, state: "completed", message: "Done early." });
  const corrected = await findIncident(id);
  if (!corrected) throw new Error("nothing was planned");
  expect(corrected.endsAt).toEqual(at("12:00"));
  const later = await previewUpdate(corrected, { state: "completed", message: "Correction." }, at("13:00"));
  expect(JSON.stringify(later.mail)).toContain("07:00");
  expect(JSON.stringify(later.mail)).not.toContain("08:00");
});

it("a plan that is canceled before it begins keeps its planned time", async () => {
  const id = await plan("Disks", "10:00", "14:00");
  await postUpdate(by("09:00"), { id, state: "cancelled", message: "Not today." });
  expect((await findIncident(id))?.endsAt).toEqual(at("14:00"));
});

it("a plan during which staff opened the site doesn’t close it again", async () => {
  await plan("Disks", "10:00", "14:00");
  await plan("Memory", "11:00", "12:00");
  await clock("10:00");
  await byHand({ enabled: false });
  await clock("11:00");
  expect(await overlay()).toBe("Memory");
  await clock("12:00");
  expect(await overlay()).toBe("off");
});

it("a plan’s message isn’t left behind when staff open the site from the shell, which clears the end", async () => {
  const stored = async () => (await getSetting("maintenance")).value;
  await plan("Disks", "10:00", "12:00");
  await clock("10:00");
  await byHand({ enabled: false, endTime: null });
  await clock("12:00");
  expect(await stored()).toMatchObject({ enabled: false, message: "Back shortly.", endTime: null });
});

it("an end that staff set for another time while the site was open is kept", async () => {
  const endTime = at("20:00").toISOString();
  await plan("Disks", "10:00", "12:00");
  await clock("10:00");
  await byHand({ enabled: false, endTime });
  await clock("12:00");
  const { value } = await getSetting("maintenance");
  expect(value).toMatchObject({ enabled: false, message: "Back shortly.", endTime });
});

it.each([{ enabled: false }, { enabled: false, endTime: null }])(
  "a plan’s message isn’t mistaken for one by staff when another plan starts after %j",
  async (uncovered) => {
    await plan("Disks", "10:00", "14:00");
    await plan("Memory", "11:00", "12:00");
    await clock("10:00");
    await byHand(uncovered);
    for (const time of ["11:00", "12:00", "14:00"]) await clock(time);
    const { value } = await getSetting("maintenance");
    expect(value).toMatchObject({ enabled: false, message: "Back shortly.", endTime: null });
  },
);

it("the site opens when a plan starts while staff are ending it", async () => {
  const id = await plan("Disks", "10:00", "12:00");
  await Promise.all([
    clock("10:00"),
    postUpdate(by("10:00"), { state: "cancelled", message: "Not today.", id: id }),
  ]);
  await clock("10:01");
  expect(await overlay()).toBe("off");
});

it("a plan that doesn’t close the site is only announced, and its start and end are posted", async () => {
  const times = { startsAt: at("10:00"), endsAt: at("12:00") };
  const words = { kind: "maintenance", title: "Disks", message: "Slower.", ...times } as const;
  const { id } = await openIncident(by("08:00"), words);
  const state = async () => (await read((db) => db.incident.findUniqueOrThrow({ where: { id } }))).state;
  await clock("10:00");
  expect([await overlay(), await state()]).toEqual(["off", "in-progress"]);
  await clock("12:00");
  expect([await overlay(), await state()]).toEqual(["off", "completed"]);
});

it("manual maintenance is turned off at its end only if requested", async () => {
  const until = { enabled: true, message: "By hand.", endTime: at("12:00").toISOString() };
  await byHand({ ...until, autoOff: false });
  await clock("12:01");
  expect(await overlay()).toBe("By hand.");
  await byHand({ ...until, autoOff: true });
  await clock("11:59");
  expect(await overlay()).toBe("By hand.");
  await clock("12:00");
  expect((await getSetting("maintenance")).value).toMatchObject({
    enabled: false,
    autoOff: false,
    endTime: null,
  });
});

it("a preview says what a plan closes and how many it emails, without posting anything", async () => {
  const times = { startsAt: at("10:00"), endsAt: at("12:00") };
  const words = { kind: "maintenance", title: "Disks", message: "Slower.", ...times } as const;
  const announced = await previewPlan(words, at("08:00"));
  expect(announced).toMatchObject({ closes: incidentConsoleWords.closes.nothing, exempt: [], recipients: 0 });
  const closing = await previewPlan({ ...words, closesSite: true }, at("08:00"));
  expect(closing.closes).toBe(incidentConsoleWords.closes.site);
  expect(closing.exempt).toContain("/status");
  expect(await read((db) => db.incident.count())).toBe(0);
});

it("a preview says that an update opens the site only if nothing else keeps it closed", async () => {
  const id = await plan("Disks", "10:00", "12:00");
  await clock("10:00");
  const opens = async (state: "completed" | "in-progress") => {
    const found = await findIncident(id);
    if (!found) throw new Error("nothing was planned");
    return (await previewUpdate(found, { state, message: "Done." }, at("11:00"))).opensSite;
  };
  expect(await opens("in-progress")).toBe(false);
  expect(await opens("completed")).toBe(true);
  await plan("Memory", "10:30", "13:00");
  await clock("10:30");
  expect(await opens("completed")).toBe(false);
  await byHand({ enabled: false });
  expect(await opens("completed")).toBe(false);
});
