import "server-only";
import { randomBytes } from "node:crypto";
import { addMinutes } from "date-fns";
import type { Staff } from "@/lib/platform/context";
import { read, write } from "@/lib/platform/database";
import type { Right } from "@/lib/platform/rights";
import { sign, verifySigned } from "@/lib/platform/signed";
import { consoleForm } from "@/lib/platform/submissions/drafts";
import { figures } from "@/lib/site/figures";
import { operatorPage } from "./require-operator";
import type { Typed } from "./typed-form";

const purpose = "operator flash";

/** A sentence for the page that a form post goes on to, signed so that nobody else's link can put words there. */
export function flash(base: string, tone: "done" | "refused", sentence: string): string {
  const payload = Buffer.from(JSON.stringify([tone, sentence])).toString("base64url");
  const said = encodeURIComponent(sign(payload, purpose, ""));
  return `${base}${base.includes("?") ? "&" : "?"}said=${said}`;
}

export interface Flash {
  tone: "done" | "refused";
  sentence: string;
}

/** The sentence that a page was sent to show, or null. */
export function readFlash(said: string | string[] | undefined): Flash | null {
  const payload = typeof said === "string" ? verifySigned(said, purpose, "") : null;
  if (payload === null) return null;
  const [tone, sentence] = JSON.parse(Buffer.from(payload, "base64url").toString()) as [
    Flash["tone"],
    string,
  ];
  return { tone, sentence };
}

/** Keeps what was typed into a refused form. @returns the unguessable id that its page finds it by */
export async function keepTyped(page: string, { values, fields }: Typed, now: Date): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  // It may hold what somebody asked for or was answered, so it waits no longer than what visitors typed.
  const expiresAt = addMinutes(now, figures.retention.refusedFormMinutes);
  const row = { id, form: consoleForm(page), values, fields, message: "", expiresAt };
  await write((tx) => tx.formDraft.create({ data: row }));
  return id;
}

/** What was typed into a refused form of this page; null when there is none or it is gone. */
export async function readTyped(
  page: string,
  id: string | string[] | undefined,
  now: Date,
): Promise<Typed | null> {
  if (typeof id !== "string") return null;
  const where = { id, form: consoleForm(page), expiresAt: { gt: now } };
  const row = await read((db) => db.formDraft.findFirst({ where }));
  return row && { values: row.values as Typed["values"], fields: row.fields as Typed["fields"] };
}

export type Query = Promise<Record<string, string | string[] | undefined>>;

/** What a page with a form shows besides its own facts, for who has the right only. */
export async function formPage(
  page: string,
  query: Query,
  right: Right | null,
): Promise<{ now: Date; staff: Staff; flash: Flash | null; typed: Typed }> {
  const now = new Date();
  const staff = await operatorPage(now, right);
  const { said, typed: id } = await query;
  const typed = await readTyped(page, id, now);
  return {
    now,
    staff,
    flash: readFlash(said),
    typed: typed ?? { values: {}, fields: {} },
  };
}
