import { expect, it } from "vitest";
import { changeRole } from "@/lib/auth/people/people";
import { listAudit } from "@/lib/console/audit";
import { readAuditTitles } from "@/lib/console/audit-titles";
import { openIncident, postUpdate } from "@/lib/incidents/store";
import { statusPaths } from "@/lib/site/paths";
import { addEndpoint, pauseEndpoint } from "@/lib/webhooks/endpoints";
import { operator } from "@/tests/support/contexts";
import { hire } from "@/tests/support/hire";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();

it("an entry whose subject is only an ID says what it is about", async () => {
  const owner = operator(new Date("2027-03-01T12:00:00Z"));
  const opened = { kind: "incident", title: "Slow responses", message: "Looking." } as const;
  const { id } = await openIncident(owner, { ...opened, impact: "minor", state: "investigating" });
  await postUpdate(owner, { id, state: "resolved", message: "Fixed." });
  await hire("viewer", "grace");
  await changeRole(owner, { id: "grace", role: "support" });
  const url = "https://hooks.example.com/in?key=secret";
  const endpoint = { url, events: ["contact.received"], description: "", receivesAccount: false } as const;
  const hook = await addEndpoint(owner, { ...endpoint, events: [...endpoint.events], allowPrivate: false });
  await pauseEndpoint(owner, { id: hook.id });

  const { entries } = await listAudit({});
  const titles = await readAuditTitles(entries);
  const about = (action: string) =>
    titles.get(entries.find((entry) => entry.action === action)?.subject ?? "");
  expect(about("incident.updated")).toEqual({ text: "Slow responses", href: statusPaths.incident(id) });
  expect(about("person.changed")).toEqual({ text: "The viewer grace" });
  expect(about("webhook.paused")).toEqual({ text: "https://hooks.example.com/in?…" });
});
