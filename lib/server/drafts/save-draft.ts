import "server-only";
import { randomBytes } from "node:crypto";
import { addMinutes } from "date-fns";
import { facts } from "@/lib/facts";
import { write } from "../db";
import type { Draft } from "./read-draft";

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
