import "server-only";
import { randomBytes } from "node:crypto";
import { addMinutes } from "date-fns";
import { read, write } from "@/lib/platform/database";
import { figures } from "@/lib/site/figures";

/** How the console's forms are named here: its drafts open nowhere else. */
export const consoleForm = (page: string) => `operator ${page}`;

export interface Draft {
  /** Which form it is; the one who saves it knows. */
  form: string;
  values: Record<string, string>;
  fields: Record<string, string>;
  message: string;
}

/** What a visitor without JavaScript typed into a form that was refused; null when unknown or expired. */
export async function readDraft(id: string, now = new Date()): Promise<Draft | null> {
  const isPublic = { NOT: { form: { startsWith: consoleForm("") } } };
  const row = await read((db) => db.formDraft.findUnique({ where: { id, ...isPublic } }));
  if (!row || row.expiresAt < now) return null;
  const { form, values, fields, message } = row;
  return {
    form,
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
      data: { id, ...draft, expiresAt: addMinutes(now, figures.retention.refusedFormMinutes) },
    });
  });
  return id;
}
