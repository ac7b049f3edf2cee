import "server-only";
import { addMinutes } from "date-fns";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import { sessionId, staffCookie } from "@/lib/auth/sessions/sessions";
import type { Staff } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { defineCookie } from "@/lib/platform/http/cookies";
import type { HttpError } from "@/lib/platform/http-error";
import type { SearchParams } from "@/lib/platform/list-query";
import type { Right } from "@/lib/platform/rights";
import { sign, verifySigned } from "@/lib/platform/signed";
import { consoleFormName, isRandomId, randomId, saveDraft } from "@/lib/platform/submissions/drafts";
import { paths } from "@/lib/site/paths";
import type { FormDraftValues } from "./form-draft";

const purpose = "operator flash";
/** How long a message is valid, in minutes. */
const flashMinutes = 5;

/** The cookie of a browser without a session. */
const visitCookie = defineCookie("palisade-visit", { sameSite: "Strict", path: paths.operator });

/** Identifies a browser by its session, or else by the cookie above; empty without either. */
const browserIdentity = (session: string | undefined, visit: string | undefined): string =>
  sessionId(session) ?? (isRandomId(visit) ? visit : "");

/** The browser of a request. */
export const browserOf = (request: Request): string =>
  browserIdentity(staffCookie.read(request), visitCookie.read(request));

/** Identifies the browser in any case: `headers` set a cookie if nobody is signed in. */
export function ensureBrowser(request: Request): { browser: string; headers: Record<string, string> } {
  const session = sessionId(staffCookie.read(request));
  if (session !== null) return { browser: session, headers: {} };
  const browser = browserOf(request) || randomId();
  return { browser, headers: { "Set-Cookie": visitCookie.set(browser, { maxAge: flashMinutes * 60 }) } };
}

/** The browser of the page being rendered. */
export const currentBrowser = async (): Promise<string> =>
  browserIdentity(await staffCookie.readOnPage(), await visitCookie.readOnPage());

const flashBinding = (page: string, browser: string) => `${page.split("?", 1)[0]} ${browser}`;

export interface Flash {
  tone: "done" | "refused";
  sentence: string;
  /** Whether a field of the page shows what is wrong with it. */
  hasFieldErrors?: boolean;
}

export const refusedFlash = ({ message }: HttpError): Flash => ({ tone: "refused", sentence: message });

/**
 * The address of the page after a form post, with a message. The message is signed for that page and browser and some minutes, so that
 * a link can't show text to somebody else. It never repeats input of people who aren't signed in.
 */
export function withFlash(base: string, { tone, sentence }: Flash, browser: string, now: Date): string {
  const until = addMinutes(now, flashMinutes).getTime();
  const payload = Buffer.from(JSON.stringify([until, tone, sentence])).toString("base64url");
  const value = encodeURIComponent(sign(payload, purpose, flashBinding(base, browser)));
  const [address = "", part] = base.split("#", 2);
  return `${address}${address.includes("?") ? "&" : "?"}flash=${value}${part ? `#${part}` : ""}`;
}

/** The message for this page and browser, or null. @param fields the messages of fields that the page shows */
export async function readFlash(
  page: string,
  value: string | string[] | undefined,
  now: Date,
  fields: FormDraftValues["fields"] = {},
): Promise<Flash | null> {
  const browser = await currentBrowser();
  if (typeof value !== "string" || browser === "") return null;
  const payload = verifySigned(value, purpose, flashBinding(page, browser));
  if (payload === null) return null;
  const [until, tone, sentence] = JSON.parse(Buffer.from(payload, "base64url").toString()) as [
    number,
    Flash["tone"],
    string,
  ];
  const atField = Object.keys(fields).length > 0 && { hasFieldErrors: true };
  return until > now.getTime() ? { tone, sentence, ...atField } : null;
}

const consoleFormKey = (page: string, browser: string) => consoleFormName(`${page} ${browser}`);

/** Stores a draft of a refused form for this browser. @returns its unguessable id */
export async function saveFormDraft(
  page: string,
  browser: string,
  { values, fields }: FormDraftValues,
  now: Date,
): Promise<string> {
  return saveDraft({ form: consoleFormKey(page, browser), values, fields, message: "" }, now);
}

/** The draft of a refused form of this page; null if there is none or it has expired. */
export async function readFormDraft(
  page: string,
  browser: string,
  id: string | string[] | undefined,
  now: Date,
): Promise<FormDraftValues | null> {
  if (typeof id !== "string" || browser === "") return null;
  const where = { id, form: consoleFormKey(page, browser), expiresAt: { gt: now } };
  const row = await read((db) => db.formDraft.findFirst({ where }));
  return (
    row && {
      values: row.values as FormDraftValues["values"],
      fields: row.fields as FormDraftValues["fields"],
    }
  );
}

export type Query = Promise<SearchParams>;

/** Message and draft of a page with a form, for staff with the right. */
export async function loadFormPage(
  page: string,
  query: Query,
  right: Right | null,
): Promise<{ now: Date; staff: Staff; flash: Flash | null; draft: FormDraftValues }> {
  const now = new Date();
  const staff = await requireStaffOnPage(now, right);
  const { flash, typed: id } = await query;
  const draft = (await readFormDraft(page, await currentBrowser(), id, now)) ?? { values: {}, fields: {} };
  return { now, staff, flash: await readFlash(page, flash, now, draft.fields), draft };
}
