import "server-only";
import { listTemplates, templateOptions } from "@/lib/contact/templates";
import { findNextMessage, readThread } from "@/lib/contact/thread";
import { actingPerson } from "@/lib/desk/assignee";
import { findCurrentIncident, updateFields } from "@/lib/incidents/list";
import type { Staff } from "@/lib/platform/context";
import { hasRight } from "@/lib/platform/rights";
import { readCaseSteps } from "@/lib/privacy/cases/case-steps";
import { readConnectors } from "@/lib/privacy/connectors/connectors";
import { readCase } from "@/lib/privacy/core/case-file";
import { listAttachments } from "@/lib/privacy/files/attachments";
import { findNextCases, noCases } from "@/lib/privacy/queue/needs";
import { countRecipients } from "@/lib/subscribers/enqueue-status-emails";

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
    templates: templateOptions(templates, thread),
  };
}

/**
 * A privacy request, with the steps of its answer form if nothing but the request itself has to be read before it is
 * answered: no questions, files, notes, agent, appeal or reports of other systems.
 */
async function readRequest(id: string, staff: Staff, now: Date) {
  const [file, connectors, files] = await Promise.all([
    readCase(id),
    readConnectors(id, now),
    listAttachments(id),
  ]);
  if (!file) return null;
  const { request, questions, events } = file;
  const isPlain =
    [...questions, ...connectors, ...files].length === 0 &&
    events.every(({ kind }) => kind !== "note") &&
    request.agentName === null &&
    request.state !== "appealed";
  const typed = { values: {}, fields: {}, isFromRefusedAction: false };
  const steps = isPlain ? await readCaseSteps(file, connectors, { staff, now, typed }) : null;
  return { request, now, steps: steps?.open.includes("deny") && !steps.unexplained ? steps : null };
}

/** The next work for the viewer, depending on the rights of their role. */
export async function readNextWork(staff: Staff, now: Date) {
  const mine = actingPerson(staff)?.id ?? null;
  const [incident, message, { own, colleagues }] = await Promise.all([
    hasRight(staff.role, "incidents:write") ? readUpdate() : null,
    hasRight(staff.role, "messages:write") ? readMessage(mine) : null,
    hasRight(staff.role, "cases:write") ? findNextCases("", mine, now) : noCases,
  ]);
  return {
    incident,
    message,
    request: own && (await readRequest(own.id, staff, now)),
    // Without a form: its own page shows first what the colleague did.
    colleagues: colleagues && { ...colleagues, now },
  };
}
