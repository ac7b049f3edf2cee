import "server-only";
import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { audit } from "@/lib/platform/audit";
import { actorName, type Context, requireRight } from "@/lib/platform/context";
import { lock, read, type Transaction } from "@/lib/platform/database";
import { HttpError } from "@/lib/platform/http-error";
import { findSetting } from "@/lib/settings/store";
import { queueStatesOf, sortQueue } from "./queue";
import { plannedOfRow } from "./rows";
import type { changedAnnouncement, plannedAnnouncement, queueResponse } from "./schema";
import { clearCachedAnnouncements } from "./snapshot";

type Input = z.output<typeof plannedAnnouncement>;
export type QueueItem = z.output<typeof queueResponse>["announcements"][number];

/** How many may be kept: every request is held against them. */
const most = 50;

const dated = (iso: string | null) => (iso === null ? null : new Date(iso));

/** What is stored of an input. @throws HttpError 422 when it would never be shown */
function dataOf({ startsAt, endsAt, ...input }: Input, now: Date) {
  const end = dated(endsAt);
  if (end !== null && end <= now && !input.draft) {
    const sentence = "The end must be in the future. Choose another time or save it as a draft.";
    throw new HttpError(422, sentence, { fields: { endsAt: sentence } });
  }
  return { ...input, startsAt: dated(startsAt), endsAt: end };
}

const gone = () => new HttpError(404, "This planned announcement doesn’t exist.");

/** A row as the audit keeps it: what an operator writes. */
async function findAudited(tx: Transaction, id: string) {
  await lock(tx, `planned announcement ${id}`);
  const row = await tx.plannedAnnouncement.findUnique({ where: { id } });
  if (!row) throw gone();
  const { message, type, link, linkText, dismissible, paths, draft, startsAt, endsAt, version } = row;
  const times = { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null };
  return { version, audited: { message, type, link, linkText, dismissible, paths, draft, ...times } };
}

/**
 * Puts an announcement into the queue.
 * @throws HttpError 422 for an end that has passed, or one too many; DatabaseUnavailable
 */
export async function planAnnouncement(context: Context, input: Input): Promise<{ id: string }> {
  requireRight(context, "settings:write");
  const { now, actor } = context;
  const data = dataOf(input, now);
  const planned = await context.transact(async (tx) => {
    await lock(tx, "planned announcements");
    if ((await tx.plannedAnnouncement.count()) >= most)
      throw new HttpError(422, `At most ${most} announcements can be planned. Remove one first.`);
    const id = randomBytes(8).toString("hex");
    const by = { createdAt: now, updatedAt: now, updatedBy: actorName(actor) };
    await tx.plannedAnnouncement.create({ data: { id, ...data, ...by } });
    await audit(tx, context, { action: "announcement.planned", subject: id, after: input });
    return { id };
  });
  clearCachedAnnouncements();
  return planned;
}

/**
 * Replaces an announcement of the queue, if nobody changed it since `version`.
 * @throws HttpError 404, 412, 422 for an end that has passed; DatabaseUnavailable
 */
export async function changeAnnouncement(
  context: Context,
  { id, version, ...input }: z.output<typeof changedAnnouncement>,
): Promise<{ id: string }> {
  requireRight(context, "settings:write");
  const { now, actor } = context;
  const data = dataOf(input, now);
  const changed = await context.transact(async (tx) => {
    const before = await findAudited(tx, id);
    if (before.version !== version)
      throw new HttpError(
        412,
        "This announcement has changed since you read it. Read it again and repeat your change.",
      );
    const by = { version: version + 1, updatedAt: now, updatedBy: actorName(actor) };
    await tx.plannedAnnouncement.update({ where: { id }, data: { ...data, ...by } });
    const values = { before: before.audited, after: input };
    await audit(tx, context, { action: "announcement.changed", subject: id, ...values });
    return { id };
  });
  clearCachedAnnouncements();
  return changed;
}

/** Takes an announcement out of the queue, and off every page. @throws HttpError 404; DatabaseUnavailable */
export async function removeAnnouncement(context: Context, { id }: { id: string }): Promise<{ id: string }> {
  requireRight(context, "settings:write");
  const removed = await context.transact(async (tx) => {
    const { audited } = await findAudited(tx, id);
    await tx.plannedAnnouncement.delete({ where: { id } });
    await audit(tx, context, { action: "announcement.removed", subject: id, before: audited });
    return { id };
  });
  clearCachedAnnouncements();
  return removed;
}

/** The whole queue in its order, drafts and what is over included, each with how it stands. */
export async function listQueue(now: Date): Promise<QueueItem[]> {
  return read(async (db) => {
    const own = await findSetting(db, "announcement");
    const rows = sortQueue(await db.plannedAnnouncement.findMany());
    const planned = rows.map(plannedOfRow);
    const states = queueStatesOf(own.value, planned, now);
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    return planned.map(({ id, announcement, paths, draft, startsAt }): QueueItem => {
      const { enabled: _on, expiresAt: endsAt, ...content } = announcement;
      const [state = "draft", version = 0] = [states.get(id), versions.get(id)];
      const times = { startsAt: startsAt?.toISOString() ?? null, endsAt };
      return { id, version, state, ...content, paths: [...paths], draft, ...times };
    });
  });
}
