import "server-only";
import { subSeconds } from "date-fns";
import { z } from "zod";
import { type Context, requireRight } from "@/lib/platform/context";
import { type Reader, read, type Transaction } from "@/lib/platform/database";
import type { Right } from "@/lib/platform/rights";
import { exactTime } from "@/lib/site/dates";
import { actingPerson } from "./assignee";
import { presenceSeconds } from "./presence-words";

/** What somebody can have open, with the right that it requires. */
const kinds = { message: "messages:read", case: "cases:read" } as const satisfies Record<string, Right>;
export type PresenceKind = keyof typeof kinds;

/** The report of an open page. */
export const presenceReportSchema = z.object({
  kind: z.enum(Object.keys(kinds) as PresenceKind[], { error: "Choose message or case." }),
  id: z.string({ error: "Specify what is open." }).min(1).max(64),
  /** The page is being left. */
  left: z.boolean().default(false),
});

type Report = z.output<typeof presenceReportSchema>;

/** Another person who has it open, and since when. */
export interface PresentPerson {
  name: string;
  since: string;
  /** The same in the office's time zone. */
  clock: string;
}

async function othersIn(db: Reader | Transaction, { kind, id }: Omit<Report, "left">, me: string, now: Date) {
  const seenAt = { gt: subSeconds(now, presenceSeconds.showFor) };
  const rows = await db.presence.findMany({
    where: { kind, subjectId: id, personId: { not: me }, seenAt },
    include: { person: { select: { name: true } } },
    orderBy: { since: "asc" },
  });
  return rows.map(
    ({ person, since }): PresentPerson => ({
      name: person.name,
      since: since.toISOString(),
      clock: exactTime(since),
    }),
  );
}

/** The other people who have it open now. */
export const listOthersPresent = (context: Pick<Context, "actor" | "now">, kind: PresenceKind, id: string) =>
  read((db) => othersIn(db, { kind, id }, actingPerson(context.actor)?.id ?? "", context.now));

/**
 * Stores that a person has something open, or has left it. Tokens and the shell are ignored.
 * @returns the other people who have it open
 * @throws HttpError 403
 */
export async function notePresence(
  context: Context,
  { kind, id, left }: Report,
): Promise<{ others: PresentPerson[] }> {
  requireRight(context, kinds[kind]);
  const { actor, now } = context;
  const me = actingPerson(actor);
  if (me === null) return { others: await listOthersPresent(context, kind, id) };
  const key = { kind, subjectId: id, personId: me.id };
  return context.transact(async (tx) => {
    if (left) {
      await tx.presence.deleteMany({ where: key });
      return { others: [] };
    }
    const before = await tx.presence.findUnique({ where: { kind_subjectId_personId: key } });
    const isStill = before !== null && before.seenAt > subSeconds(now, presenceSeconds.showFor);
    const seen = isStill ? { seenAt: now } : { seenAt: now, since: now };
    await tx.presence.upsert({
      where: { kind_subjectId_personId: key },
      create: { ...key, since: now, seenAt: now },
      update: seen,
    });
    return { others: await othersIn(tx, { kind, id }, me.id, now) };
  });
}
