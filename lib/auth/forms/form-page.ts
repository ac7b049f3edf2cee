import "server-only";
import { randomBytes } from "node:crypto";
import { addMinutes } from "date-fns";
import { cookies } from "next/headers";
import { operatorPage } from "@/lib/auth/sessions/require-operator";
import { operatorCookie, sessionId } from "@/lib/auth/sessions/sessions";
import type { Staff } from "@/lib/platform/context";
import { read, write } from "@/lib/platform/database";
import { cookie, cookieName, readCookie } from "@/lib/platform/http/cookies";
import type { Right } from "@/lib/platform/rights";
import { sign, verifySigned } from "@/lib/platform/signed";
import { consoleForm } from "@/lib/platform/submissions/drafts";
import { figures } from "@/lib/site/figures";
import { paths } from "@/lib/site/paths";
import type { FormDraftValues } from "./form-draft";

const purpose = "operator flash";
/** How long a sentence waits for its page, in minutes. */
const flashMinutes = 5;

/** Names a browser that has no session, for as long as a sentence waits. */
const visitCookie = "palisade-visit";
const visitPath = paths.operator;
const isVisit = (value: string | undefined) => value !== undefined && /^[\w-]{22}$/.test(value);

/** In which browser something is shown: by its session, or else by its visit; empty for one that has neither. */
const browserBy = (session: string | undefined, visit: string | undefined): string =>
  sessionId(session) ?? (isVisit(visit) ? String(visit) : "");

/** In which browser it is shown what came of a request. */
export const browserOf = (request: Request): string =>
  browserBy(readCookie(request, operatorCookie), readCookie(request, visitCookie, visitPath));

/** As browserOf, for visitors who need not be signed in: `headers` set a cookie that identifies the browser. */
export function visitorOf(request: Request): { browser: string; headers: Record<string, string> } {
  const session = sessionId(readCookie(request, operatorCookie));
  if (session !== null) return { browser: session, headers: {} };
  const browser = browserOf(request) || randomBytes(16).toString("base64url");
  const options = { sameSite: "Strict", maxAge: flashMinutes * 60, path: visitPath } as const;
  return { browser, headers: { "Set-Cookie": cookie(visitCookie, browser, options) } };
}

/** In which browser a page is shown. */
export async function thisBrowser(): Promise<string> {
  const jar = await cookies();
  const valueIn = (name: string, path?: string) => jar.get(cookieName(name, path))?.value;
  return browserBy(valueIn(operatorCookie), valueIn(visitCookie, visitPath));
}

const boundTo = (page: string, browser: string) => `${page.split("?", 1)[0]} ${browser}`;

export interface Flash {
  tone: "done" | "refused";
  sentence: string;
}

/**
 * The address of the page that a form post goes on to, with a sentence for it. It is signed for that page and browser and
 * some minutes, so that no link puts words before anybody else. It never repeats what somebody who isn't signed in sent.
 */
export function withFlash(base: string, { tone, sentence }: Flash, browser: string, now: Date): string {
  const until = addMinutes(now, flashMinutes).getTime();
  const payload = Buffer.from(JSON.stringify([until, tone, sentence])).toString("base64url");
  const value = encodeURIComponent(sign(payload, purpose, boundTo(base, browser)));
  return `${base}${base.includes("?") ? "&" : "?"}flash=${value}`;
}

/** The sentence that this page was sent to show in this browser, or null. */
export async function readFlash(
  page: string,
  value: string | string[] | undefined,
  now: Date,
): Promise<Flash | null> {
  const browser = await thisBrowser();
  if (typeof value !== "string" || browser === "") return null;
  const payload = verifySigned(value, purpose, boundTo(page, browser));
  if (payload === null) return null;
  const [until, tone, sentence] = JSON.parse(Buffer.from(payload, "base64url").toString()) as [
    number,
    Flash["tone"],
    string,
  ];
  return until > now.getTime() ? { tone, sentence } : null;
}

const formOf = (page: string, browser: string) => consoleForm(`${page} ${browser}`);

/** Keeps what was typed into a refused form. @returns the unguessable id that its page finds it by, in the same browser */
export async function saveFormDraft(
  page: string,
  browser: string,
  { values, fields }: FormDraftValues,
  now: Date,
): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  // It may hold what somebody asked for or was answered, so it waits no longer than what visitors typed.
  const expiresAt = addMinutes(now, figures.retention.refusedFormMinutes);
  const row = { id, form: formOf(page, browser), values, fields, message: "", expiresAt };
  await write((tx) => tx.formDraft.create({ data: row }));
  return id;
}

/** What was typed into a refused form of this page; null when there is none or it is gone. */
export async function readFormDraft(
  page: string,
  browser: string,
  id: string | string[] | undefined,
  now: Date,
): Promise<FormDraftValues | null> {
  if (typeof id !== "string" || browser === "") return null;
  const where = { id, form: formOf(page, browser), expiresAt: { gt: now } };
  const row = await read((db) => db.formDraft.findFirst({ where }));
  return (
    row && {
      values: row.values as FormDraftValues["values"],
      fields: row.fields as FormDraftValues["fields"],
    }
  );
}

export type Query = Promise<Record<string, string | string[] | undefined>>;

/** What a page with a form shows besides its own facts, for who has the right only. */
export async function formPage(
  page: string,
  query: Query,
  right: Right | null,
): Promise<{ now: Date; staff: Staff; flash: Flash | null; draft: FormDraftValues }> {
  const now = new Date();
  const staff = await operatorPage(now, right);
  const { flash, typed: id } = await query;
  const draft = await readFormDraft(page, await thisBrowser(), id, now);
  return {
    now,
    staff,
    flash: await readFlash(page, flash, now),
    draft: draft ?? { values: {}, fields: {} },
  };
}
