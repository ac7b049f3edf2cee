import { describe, expect, it } from "vitest";
import { incidentForm } from "@/lib/incidents/forms";
import { findIncident, listRecentIncidents, readIncident } from "@/lib/incidents/list";
import { previewIncident, previewUpdate } from "@/lib/incidents/preview";
import { runPlannedMaintenance } from "@/lib/incidents/schedule";
import { type IncidentUpdateInput, incidentStates, maintenanceStates } from "@/lib/incidents/schema";
import { openIncident, postUpdate } from "@/lib/incidents/store";
import { read, write } from "@/lib/platform/database";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();

const at = (time: string) => new Date(`2027-03-01T${time}:00Z`);
const by = (time: string) => operator(at(time));
const words = { title: "Slow answers", message: "We look." };

const incident = async () => {
  const input = { kind: "incident", impact: "minor", state: "investigating", ...words } as const;
  return (await openIncident(by("10:00"), input)).id;
};
const plan = async () => {
  const input = { kind: "maintenance", ...words, startsAt: at("12:00"), endsAt: at("14:00") } as const;
  return (await openIncident(by("10:00"), input)).id;
};
const post = (id: string, time: string, update: Partial<IncidentUpdateInput>) =>
  postUpdate(by(time), { state: "resolved", message: "Words.", ...update, id });
const stored = (id: string) =>
  read((db) => db.incident.findUniqueOrThrow({ where: { id }, include: { updates: true } }));

describe("an incident that is posted afterward", () => {
  const night = { kind: "incident", impact: "minor", state: "resolved", ...words } as const;
  const times = { startsAt: at("02:10"), endsAt: at("02:55") };

  it("has the times at which it began and ended, on its page and in its preview", async () => {
    const { id } = await openIncident(by("10:00"), { ...night, ...times });
    const expected = { startsAt: times.startsAt.toISOString(), endsAt: times.endsAt.toISOString() };
    const posted = await readIncident(id);
    expect(posted).toMatchObject({ ...expected, createdAt: at("10:00").toISOString() });
    expect(posted?.updates).toMatchObject([{ state: "resolved", at: at("10:00").toISOString() }]);
    expect((await previewIncident({ ...night, ...times }, at("10:00"))).entry).toMatchObject(expected);
  });

  it("may still be going on, and ends when it is resolved", async () => {
    const input = { ...night, state: "monitoring", startsAt: at("09:00") } as const;
    const { id } = await openIncident(by("10:00"), input);
    expect(await stored(id)).toMatchObject({ startsAt: at("09:00"), endsAt: null });
    await post(id, "11:00", { state: "resolved" });
    expect(await stored(id)).toMatchObject({ startsAt: at("09:00"), endsAt: at("11:00") });
  });

  it.each([
    ["startsAt", { startsAt: at("10:01") }],
    ["startsAt", { startsAt: new Date("2026-02-01T10:00:00Z") }],
    ["endsAt", { startsAt: at("09:00"), endsAt: at("10:01") }],
    ["endsAt", { startsAt: at("09:00"), endsAt: at("08:00") }],
    ["endsAt", { startsAt: at("09:00") }],
    ["endsAt", { ...times, state: "monitoring" as const }],
  ])("is refused with impossible times: %s %j", async (field, wrong) => {
    const refused = async () => openIncident(by("10:00"), { ...night, ...wrong });
    await expect(refused()).rejects.toMatchObject({
      status: 422,
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  it("reads times in the console’s form as office time, and empty fields as none", () => {
    const typed = { title: "Slow", message: "We look.", startsAt: "2027-03-01T02:10", endsAt: "" };
    const { startsAt, endsAt } = incidentForm.parse(typed);
    expect([startsAt?.toISOString(), endsAt]).toEqual(["2027-03-01T07:10:00.000Z", undefined]);
  });
});

it("an incident ends when it is resolved, whatever is added later", async () => {
  const id = await incident();
  await post(id, "11:00", { state: "resolved" });
  await post(id, "15:00", { state: "resolved", message: "What happened." });
  expect(await stored(id)).toMatchObject({ state: "resolved", endsAt: at("11:00") });
});

it("a reopened incident has no end, and gets a new one when it is resolved again", async () => {
  const id = await incident();
  await post(id, "11:00", { state: "resolved" });
  await post(id, "12:00", { state: "investigating" });
  expect(await stored(id)).toMatchObject({ state: "investigating", endsAt: null });
  await post(id, "13:00", { state: "resolved" });
  expect((await stored(id)).endsAt).toEqual(at("13:00"));
});

it("an update written before another one was posted is rejected, and nothing is stored", async () => {
  const id = await plan();
  await post(id, "11:00", { state: "cancelled", from: "scheduled" });
  await expect(post(id, "11:01", { state: "scheduled", from: "scheduled" })).rejects.toMatchObject({
    status: 409,
  });
  const { state, updates } = await stored(id);
  expect(state).toBe("cancelled");
  expect(updates).toHaveLength(2);
  await runPlannedMaintenance(at("12:00"));
  expect((await stored(id)).state).toBe("cancelled");
});

it.each([
  ["scheduled", [], ["scheduled", "cancelled"]],
  ["in-progress", ["12:00"], ["in-progress", "completed", "cancelled"]],
  ["completed", ["12:00", "14:00"], ["completed"]],
])("%s maintenance accepts only the states that can follow", async (now, ticks, open) => {
  const id = await plan();
  for (const tick of ticks) await runPlannedMaintenance(at(tick));
  const closed = [...incidentStates, ...maintenanceStates].filter((state) => !open.includes(state));
  for (const state of closed) {
    await expect(post(id, "14:30", { state }), state).rejects.toMatchObject({ status: 422 });
  }
  expect((await stored(id)).state).toBe(now);
});

const subscribe = (id: string, services: string[]) =>
  write((tx) =>
    tx.subscriber.create({
      data: {
        ...{ id, email: `${id}@example.com`, emailKey: `${id}@example.com`, services, maintenance: false },
        ...{ createdAt: at("08:00"), changedAt: at("08:00") },
      },
    }),
  );
/** Without the ids and addresses that only something posted has. */
const asShown = ({
  id: _,
  url: _url,
  updates,
  ...entry
}: NonNullable<Awaited<ReturnType<typeof readIncident>>>) => ({
  ...entry,
  updates: updates.map(({ id: _id, ...update }) => update),
});
const lastMail = async () => {
  const body = await read((db) => db.mailBody.findFirstOrThrow({ orderBy: { createdAt: "desc" } }));
  return body.content as object;
};

it("a preview shows and counts what will be posted and emailed, and posts nothing", async () => {
  await subscribe("all", []);
  await subscribe("api-only", ["api"]);
  await subscribe("forms-only", ["database"]);
  const input = {
    ...({ kind: "incident", impact: "minor", state: "investigating", ...words } as const),
    services: [{ id: "api", impact: "major" } as const],
  };
  const rows = () =>
    read(async (db) => [
      await db.incidentUpdate.count(),
      await db.outboxMail.count(),
      await db.auditEntry.count(),
    ]);
  const before = await rows();
  const opening = await previewIncident(input, at("10:00"));
  expect(await rows()).toEqual(before);
  expect(opening).toMatchObject({ recipients: 2, entry: { impact: "major", title: "Slow answers" } });
  expect((await previewIncident({ ...input, silent: true }, at("10:00"))).recipients).toBe(0);
  expect(opening.unsent).toContain("SMTP_URL is not set. Each is written as a file to");

  const { id, emailed } = await openIncident(by("10:00"), input);
  expect(emailed).toBe(opening.recipients);
  const asOpened = await readIncident(id);
  expect(asOpened && asShown(asOpened)).toEqual(asShown(opening.entry));

  const found = await findIncident(id);
  if (!found) throw new Error("nothing was opened");
  const update: IncidentUpdateInput = {
    state: "resolved",
    message: "Fixed.",
    services: [{ id: "database" }],
  };
  const closing = await previewUpdate(found, update, at("11:00"));
  // Those of the service that is well again are told, too.
  expect(closing.recipients).toBe(3);
  expect((await post(id, "11:00", update)).emailed).toBe(3);
  const asClosed = await readIncident(id);
  expect(asClosed && asShown(asClosed)).toEqual(asShown(closing.entry));
  const { blocks, ...heads } = closing.mail;
  const sent = await lastMail();
  expect(sent).toMatchObject(heads);
  const texts = blocks.filter(({ kind }) => kind !== "button");
  for (const block of texts) expect(sent).toMatchObject({ blocks: expect.arrayContaining([block]) });
});

it("an incident with an impact that this version doesn’t know is shown as minor", async () => {
  const id = await incident();
  await write((tx) => tx.incident.update({ where: { id }, data: { impact: "catastrophic" } }));
  const listed = await read((db) => listRecentIncidents(db, at("10:05")));
  expect(listed.find((one) => one.id === id)).toMatchObject({ impact: "minor", state: "investigating" });
});
