import "server-only";
import { randomBytes } from "node:crypto";
import { addMinutes } from "date-fns";
import { read, write } from "@/lib/platform/database";
import { cookie, cookieName, readCookie } from "@/lib/platform/http/cookies";
import { figures } from "@/lib/site/figures";

/** How the console's forms are named here: its drafts open nowhere else. */
export const consoleForm = (page: string) => `operator ${page}`;

const { refusedFormMinutes } = figures.retention;

/** Names the browser that sent a refused form. */
const senderCookie = "palisade-form";
export const senderCookieName = cookieName(senderCookie);

const isSender = (value: string | undefined): value is string => /^[\w-]{22}$/.test(value ?? "");

const newSecret = () => randomBytes(16).toString("base64url");

/** The browser of a request, and the headers by which it is known again for as long as its form is kept. */
export function senderOf(request: Request): { sender: string; headers: Record<string, string> } {
  const known = readCookie(request, senderCookie);
  const sender = isSender(known) ? known : newSecret();
  const options = { sameSite: "Strict", maxAge: refusedFormMinutes * 60 } as const;
  return { sender, headers: { "Set-Cookie": cookie(senderCookie, sender, options) } };
}

/** The form of one browser: a link to it would else put one person's words before another. */
const formOf = (form: string, sender: string) => `${form} ${sender}`;

/** Which form it is, without the browser. */
export const formName = (form: string): string =>
  form.startsWith(consoleForm("")) ? form : (form.split(" ", 1)[0] ?? form);

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

/** The same, for the browser that sent it only. @param sender what its cookie says */
export async function readOwnDraft(
  id: string,
  sender: string | undefined,
  now = new Date(),
): Promise<Draft | null> {
  if (!isSender(sender)) return null;
  const draft = await readDraft(id, now);
  const form = formName(draft?.form ?? "");
  return draft?.form === formOf(form, sender) ? { ...draft, form } : null;
}

/** Keeps what was typed into a refused form. @returns the unguessable id of its page */
export async function saveDraft(draft: Draft, now: Date): Promise<string> {
  const id = newSecret();
  await write(async (tx) => {
    await tx.formDraft.deleteMany({ where: { expiresAt: { lt: now } } });
    await tx.formDraft.create({ data: { id, ...draft, expiresAt: addMinutes(now, refusedFormMinutes) } });
  });
  return id;
}

/** Keeps it for one browser. */
export const saveOwnDraft = (draft: Draft, sender: string, now: Date): Promise<string> =>
  saveDraft({ ...draft, form: formOf(draft.form, sender) }, now);
