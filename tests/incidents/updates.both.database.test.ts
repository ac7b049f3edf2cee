import { expect, it } from "vitest";
import { runPlannedMaintenance } from "@/lib/incidents/schedule";
import { type IncidentUpdateInput, incidentStates, maintenanceStates } from "@/lib/incidents/schema";
import { openIncident, postUpdate } from "@/lib/incidents/store";
import { read } from "@/lib/platform/database";
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

it("an incident ended when it was resolved, whatever is added later", async () => {
  const id = await incident();
  await post(id, "11:00", { state: "resolved" });
  await post(id, "15:00", { state: "resolved", message: "What happened." });
  expect(await stored(id)).toMatchObject({ state: "resolved", endsAt: at("11:00") });
});

it("an incident that is reopened has no end, and ends anew", async () => {
  const id = await incident();
  await post(id, "11:00", { state: "resolved" });
  await post(id, "12:00", { state: "investigating" });
  expect(await stored(id)).toMatchObject({ state: "investigating", endsAt: null });
  await post(id, "13:00", { state: "resolved" });
  expect((await stored(id)).endsAt).toEqual(at("13:00"));
});

it("an update that was written before another came is refused, and nothing of it is stored", async () => {
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
])("maintenance that is %s takes by hand only the states that can follow", async (now, ticks, open) => {
  const id = await plan();
  for (const tick of ticks) await runPlannedMaintenance(at(tick));
  const closed = [...incidentStates, ...maintenanceStates].filter((state) => !open.includes(state));
  for (const state of closed) {
    await expect(post(id, "14:30", { state }), state).rejects.toMatchObject({ status: 422 });
  }
  expect((await stored(id)).state).toBe(now);
});
