import "server-only";
import { randomBytes } from "node:crypto";
import { addMinutes } from "date-fns";
import { read, write } from "@/lib/platform/database";
import { facts } from "@/lib/site/figures";

/** Forms of the public pages; the console keeps its own drafts, which open nowhere else. */
const draftForms = ["contact", "register", "gdpr", "ccpa"] as const;
export type DraftForm = (typeof draftForms)[number];

export interface Draft {
  form: DraftForm;
  values: Record<string, string>;
  fields: Record<string, string>;
  message: string;
}

/** What a visitor without JavaScript typed into a form that was refused; null when unknown or expired. */
export async function readDraft(id: string, now = new Date()): Promise<Draft | null> {
  const row = await read((db) => db.formDraft.findUnique({ where: { id, form: { in: [...draftForms] } } }));
  if (!row || row.expiresAt < now) return null;
  const { form, values, fields, message } = row;
  return {
    form: form as DraftForm,
    values: values as Record<string, string>,
    fields: fields as Record<string, string>,
    message,
  };
}

/** Keeps what was typed into a refused form. @returns the unguessable id of its page */
export async function saveDraft(draft: Draft, now: Date): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  await write(async (tx) => {
    await tx.formDraft.deleteMany({ where: { expiresAt: { lt: now } } });
    await tx.formDraft.create({
      data: { id, ...draft, expiresAt: addMinutes(now, facts.retention.refusedFormMinutes) },
    });
  });
  return id;
}
