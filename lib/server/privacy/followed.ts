import "server-only";
import type { PrivacyRequestEvent } from "@/lib/generated/prisma/client";
import { Refusal } from "@/lib/refusal";
import { read } from "../db";
import { hashToken } from "../tokens/mail-token";
import { asCase, type CaseRow } from "./case-row";

export interface Followed {
  request: CaseRow & { events: PrivacyRequestEvent[] };
  /** The person concerned, or the agent who filed for them and sees less. */
  audience: "person" | "agent";
}

const audiences: Record<string, Followed["audience"]> = {
  "privacy-follow": "person",
  "privacy-agent": "agent",
};

/**
 * The request that a mailed link opens, or null. The token alone is looked up first: without one that we mailed,
 * nothing depends on whether the reference exists.
 */
export async function findFollowed(reference: string, token: string, now: Date): Promise<Followed | null> {
  const tokenHash = hashToken(token);
  const link = await read((db) => db.mailToken.findUnique({ where: { tokenHash } }));
  const audience = link && link.expiresAt > now ? audiences[link.purpose] : undefined;
  if (!link || !audience) return null;
  const row = await read((db) =>
    db.privacyRequest.findUnique({
      where: { id: link.subjectId },
      include: { events: { orderBy: { id: "asc" } } },
    }),
  );
  if (row?.reference !== reference) return null;
  return { request: { ...asCase(row), events: row.events }, audience };
}

/** As findFollowed, for a handler. @throws Refusal 404 */
export async function openFollowed(reference: string, token: string, now: Date): Promise<Followed> {
  const followed = await findFollowed(reference, token, now);
  if (!followed) throw new Refusal(404, "This link doesn't work, or no longer.");
  return followed;
}
