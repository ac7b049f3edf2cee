import "server-only";
import { randomBytes } from "node:crypto";
import { addMinutes } from "date-fns";
import type { Typed } from "@/lib/operator/typed-form";
import { read, write } from "../db";

/** Minutes that what was typed into a refused form of the console waits for its writer. */
const kept = 60;

const nameOf = (page: string) => `operator ${page}`;

/** Keeps what was typed into a refused form. @returns the unguessable id that its page finds it by */
export async function keepTyped(page: string, { values, fields }: Typed, now: Date): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  const row = { id, form: nameOf(page), values, fields, message: "", expiresAt: addMinutes(now, kept) };
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
  const where = { id, form: nameOf(page), expiresAt: { gt: now } };
  const row = await read((db) => db.formDraft.findFirst({ where }));
  return row && { values: row.values as Typed["values"], fields: row.fields as Typed["fields"] };
}
