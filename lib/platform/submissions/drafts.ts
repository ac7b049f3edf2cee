import "server-only";
import { randomBytes } from "node:crypto";
import { addMinutes } from "date-fns";
import { read, write } from "@/lib/platform/database";
import { defineCookie } from "@/lib/platform/http/cookies";
import { figures } from "@/lib/site/figures";

/** The prefix of forms of the console, whose drafts open only there. */
export const consoleFormName = (page: string) => `operator ${page}`;

const { refusedFormMinutes } = figures.retention;

/** The cookie that identifies the browser of a refused form. */
export const senderCookie = defineCookie("palisade-form", { sameSite: "Strict" });

/** An unguessable id of a browser or a draft. */
export const randomId = () => randomBytes(16).toString("base64url");

export const isRandomId = (value: string | undefined): value is string => /^[\w-]{22}$/.test(value ?? "");

/** The id of a request's browser, and the headers that set its cookie. */
export function senderOf(request: Request): { sender: string; headers: Record<string, string> } {
  const known = senderCookie.read(request);
  const sender = isRandomId(known) ? known : randomId();
  return { sender, headers: { "Set-Cookie": senderCookie.set(sender, { maxAge: refusedFormMinutes * 60 }) } };
}

/** When a draft stored at a time expires. */
export const draftExpiry = (storedAt: Date): Date => addMinutes(storedAt, refusedFormMinutes);

/** A form's name with its browser, so that a link to a draft shows it to nobody else. */
const ownFormName = (form: string, sender: string) => `${form} ${sender}`;

/** The name of a form without the browser. */
export const baseFormName = (form: string): string =>
  form.startsWith(consoleFormName("")) ? form : (form.split(" ", 1)[0] ?? form);

export interface Draft {
  /** The name of the form. */
  form: string;
  values: Record<string, string>;
  fields: Record<string, string>;
  message: string;
}

/** The draft of a refused form; null if unknown or expired. */
export async function readDraft(id: string, now = new Date()): Promise<Draft | null> {
  const isPublic = { NOT: { form: { startsWith: consoleFormName("") } } };
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

/** The same, only for the browser that sent it. @param sender the value of its cookie */
export async function readOwnDraft(
  id: string,
  sender: string | undefined,
  now = new Date(),
): Promise<Draft | null> {
  if (!isRandomId(sender)) return null;
  const draft = await readDraft(id, now);
  const form = baseFormName(draft?.form ?? "");
  return draft?.form === ownFormName(form, sender) ? { ...draft, form } : null;
}

/** Stores a draft of a refused form. @returns its unguessable id */
export async function saveDraft(draft: Draft, now: Date): Promise<string> {
  const id = randomId();
  await write(async (tx) => {
    await tx.formDraft.deleteMany({ where: { expiresAt: { lt: now } } });
    await tx.formDraft.create({ data: { id, ...draft, expiresAt: draftExpiry(now) } });
  });
  return id;
}

/** The same for one browser. */
export const saveOwnDraft = (draft: Draft, sender: string, now: Date): Promise<string> =>
  saveDraft({ ...draft, form: ownFormName(draft.form, sender) }, now);
