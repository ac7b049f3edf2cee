import "server-only";
import { read, type Store, type Transaction, write } from "@/lib/platform/database";
import type { OutboxMail } from "@/lib/platform/database/generated/client";
import { Refusal } from "@/lib/platform/refusal";
import type { CaseOrder } from "./case-schema";
import { sendNewConfirmation } from "./confirm-request";
import { eraseSubject } from "./erase-subject";
import { subjectAccess } from "./subject-access";
import { takeStep } from "./take-step";

async function addNote(id: string, text: string, now: Date, store: Store): Promise<void> {
  const data = { requestId: id, at: now, actor: "operator", kind: "note", note: text };
  await store(async (tx) => {
    await tx.privacyRequestEvent.create({ data });
    return { id };
  });
}

/** Typing the reference is what keeps a slip of the hand from erasing the wrong person. */
async function eraseFor(id: string, typed: string, now: Date): Promise<void> {
  const row = await read((db) => db.privacyRequest.findUnique({ where: { id } }));
  if (!row) throw new Refusal(404, "There is no such request.");
  if (typed.trim().toUpperCase() !== row.reference) {
    throw new Refusal(422, "Type the reference of this request to erase the data.", {
      fields: { reference: "This is not the reference of this request." },
    });
  }
  if (row.verifiedAt === null) throw new Refusal(409, "The address has not been confirmed.");
  await eraseSubject(row.email, now, id);
}

/** A refusal waits for the transaction, in which a second press is known and told what the first one did. */
const later = (refusal: unknown) => (): Promise<never> => Promise.reject(refusal);

/**
 * Carries out what the operator ordered on a case.
 * @throws Refusal 404, 409 or 422, as takeStep
 */
export async function runOrder(id: string, order: CaseOrder, now: Date, store: Store): Promise<void> {
  switch (order.step) {
    case "note":
      return addNote(id, order.text, now, store);
    case "erase":
      return eraseFor(id, order.reference, now);
    case "confirmation": {
      const { sent } = await store(await sendNewConfirmation(id, "operator", now).catch(later));
      if (!sent) throw new Refusal(409, "A confirmation link was mailed within the last minutes.");
      return;
    }
    default:
      await store(await takeStep(id, { ...order, actor: "operator" }, now).catch(later));
  }
}

/**
 * Records that the person of a request has our receipt (11 CCR §7021(a)): the first mail about it that reached their
 * address. What is recorded already stays, since the first confirmation counts.
 */
export async function confirmReceipt(tx: Transaction, mail: OutboxMail, sentAt: Date): Promise<void> {
  const { topic, subjectId, recipient } = mail;
  if (topic !== "privacy-request" || !subjectId) return;
  const unconfirmed = { id: subjectId, email: recipient, acknowledgedAt: null };
  await tx.privacyRequest.updateMany({ where: unconfirmed, data: { acknowledgedAt: sentAt } });
}

/** What this site holds about the person of a case, and the record that the operator looked. @throws Refusal 404 */
export async function exportSubject(id: string, now: Date) {
  const row = await read((db) => db.privacyRequest.findUnique({ where: { id } }));
  if (!row) throw new Refusal(404, "There is no such request.");
  const data = await subjectAccess(row.email, now);
  await write((tx) =>
    tx.privacyRequestEvent.create({
      data: { requestId: id, at: now, actor: "operator", kind: "subject-access" },
    }),
  );
  return { reference: row.reference, data };
}
