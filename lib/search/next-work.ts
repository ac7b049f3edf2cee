import "server-only";
import { listTemplates, offeredTemplates } from "@/lib/contact/templates";
import { findNextMessage, readThread } from "@/lib/contact/thread";
import { actingPerson } from "@/lib/desk/assignee";
import { findCurrentIncident, updateFields } from "@/lib/incidents/list";
import type { Staff } from "@/lib/platform/context";
import { hasRight } from "@/lib/platform/rights";
import { findNextCase } from "@/lib/privacy/cases/needs";
import { countRecipients } from "@/lib/subscribers/tell";

/** The current incident, with the data for its update form. */
async function readUpdate() {
  const found = await findCurrentIncident();
  if (!found) return null;
  const incident = updateFields(found);
  const concerns = incident.services.map(({ id }) => id);
  const recipients = await countRecipients({ kind: incident.kind, concerns });
  return { title: found.title, incident, recipients };
}

/** The message that has waited longest, with the data for its answer form. The latest reply is answered. */
async function readMessage(mine: string | null) {
  const first = await findNextMessage("", mine);
  const [thread, templates, following] = first
    ? await Promise.all([readThread(first.id), listTemplates(), findNextMessage(first.id, mine)])
    : [null, [], null];
  if (!thread) return null;
  const reply = thread.events.findLast(({ kind, note }) => kind === "replied" && note);
  return {
    message: { ...thread, message: reply?.note ?? thread.message, createdAt: reply?.at ?? thread.createdAt },
    hasNext: following !== null,
    templates: offeredTemplates(templates, thread),
  };
}

/** The next work for the viewer, depending on the rights of their role. */
export async function readNextWork(staff: Staff) {
  const mine = actingPerson(staff)?.id ?? null;
  const [incident, message, request] = await Promise.all([
    hasRight(staff.role, "incidents:write") ? readUpdate() : null,
    hasRight(staff.role, "messages:write") ? readMessage(mine) : null,
    hasRight(staff.role, "cases:write") ? findNextCase("", mine) : null,
  ]);
  return { incident, message, request };
}
