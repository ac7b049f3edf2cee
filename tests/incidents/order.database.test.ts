import { expect, it } from "vitest";
import { findCurrentIncident, listIncidentPage } from "@/lib/incidents/list";
import { openIncident } from "@/lib/incidents/store";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();

it("staff see the worst open incident first, and plans below, soonest first", async () => {
  const at = (hour: number) => new Date(Date.UTC(2027, 2, 1, hour));
  const message = "Details.";
  for (const [hour, title, impact] of [
    [1, "down", "critical"],
    [2, "slow", "minor"],
  ] as const)
    await openIncident(operator(at(hour)), {
      kind: "incident",
      title,
      message,
      impact,
      state: "investigating",
    });
  for (const [hour, title] of [
    [20, "upgrade"],
    [10, "move"],
  ] as const) {
    const times = { startsAt: at(hour), endsAt: at(hour + 1) };
    await openIncident(operator(at(3)), { kind: "maintenance", title, message, ...times });
  }
  const { incidents } = await listIncidentPage({ filter: "open", page: 1 });
  expect(incidents.map(({ title }) => title)).toEqual(["down", "slow", "move", "upgrade"]);
  expect(await findCurrentIncident()).toMatchObject({ title: "down" });
});
