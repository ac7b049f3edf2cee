import { addMinutes, subMinutes } from "date-fns";
import { expect, it } from "vitest";
import { openIncident, postUpdate } from "@/lib/incidents/store";
import { incidentOrMaintenance } from "@/lib/incidents/templates";
import { read, write } from "@/lib/platform/database";
import { draftInput, readDrafts } from "@/lib/status/drafts";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");

/** Stores one measurement per minute up to now. @param newestFirst their states */
const measured = (service: string, newestFirst: string[]) =>
  write((tx) =>
    tx.healthSample.createMany({
      data: newestFirst.map((status, ago) => ({ service, status, at: subMinutes(now, ago), detail: "" })),
    }),
  );

it("a failure of five minutes is offered as a draft until an incident names its service, and posts nothing", async () => {
  await measured("database", [...Array(8).fill("outage"), "operational"]);
  await measured("api", [...Array(3).fill("outage"), "operational"]);
  await measured("errors", Array(8).fill("operational"));
  const [draft, ...more] = await readDrafts(now);
  expect(more).toEqual([]);
  expect(draft).toMatchObject({ service: "database", name: "Database", since: subMinutes(now, 7) });
  expect(await read((db) => Promise.all([db.incident.count(), db.outboxMail.count()]))).toEqual([0, 0]);

  // The offered draft can be posted unchanged.
  const sent = draft && incidentOrMaintenance.parse({ ...draftInput(draft), template: draft.template });
  if (sent?.kind !== "incident") throw new Error("The draft is no incident.");
  const { id } = await openIncident(operator(now), sent);
  expect(await read((db) => db.incident.findUnique({ where: { id } }))).toMatchObject({
    ...{ title: "The database is not responding", impact: "critical", state: "investigating" },
  });
  expect(await readDrafts(now)).toEqual([]);
  await postUpdate(operator(now), { id, state: "resolved", message: "Over." });
  expect(await readDrafts(addMinutes(now, 1))).toHaveLength(1);
});
