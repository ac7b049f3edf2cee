import "server-only";
import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { audit } from "@/lib/platform/audit";
import { actorName, type Context, requireRight } from "@/lib/platform/context";
import { lock, read, type Transaction } from "@/lib/platform/database";
import { fieldError, HttpError } from "@/lib/platform/http-error";
import { matchesPath, openedBy } from "@/lib/settings/exempt-paths";
import { findSetting } from "@/lib/settings/store";
import { splitPath } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { queueStatesOf, sortQueue } from "./queue";
import { toPlannedAnnouncement } from "./rows";
import type { announcementUpdate, plannedAnnouncement, queueResponse } from "./schema";
import { clearCachedAnnouncements } from "./snapshot";
import { announcementQueueWords as words } from "./words";

type Input = z.output<typeof plannedAnnouncement>;
export type QueueItem = z.output<typeof queueResponse>["announcements"][number];

/** The maximum number stored, because every request is compared with all of them. */
const maxPlanned = 50;

/**
 * The message after saving, with a warning about pages that don't exist. It is saved nevertheless, since a page may be
 * added later.
 */
export function plannedMessage({ draft, paths: listed }: Pick<Input, "draft" | "paths">): string {
  const saved = words.results[draft ? "draft" : "planned"];
  const warning = pageWarning(listed);
  return warning ? `${saved} ${warning}` : saved;
}

/** Pages that have more subpages than `paths` lists. */
const foldersOfMore = [paths.documentation, paths.privacyRequest, paths.privacyRequests, paths.status];

/** Names paths that match no page, where nobody would see the announcement; null if there are none. */
export function pageWarning(listed: readonly string[]): string | null {
  const unknown = listed.filter((written) => {
    const { path } = splitPath(written);
    return path !== "/" && openedBy(path).length === 0 && !matchesPath(path, foldersOfMore);
  });
  return unknown.length > 0 ? words.noPage(unknown) : null;
}

const dated = (iso: string | null) => (iso === null ? null : new Date(iso));

/** The stored data of an input. @throws HttpError 422 if it would never be shown */
function dataOf({ startsAt, endsAt, ...input }: Input, now: Date) {
  const end = dated(endsAt);
  if (end !== null && end <= now && !input.draft) {
    throw fieldError("endsAt", "The end must be in the future. Choose another time or save it as a draft.");
  }
  return { ...input, startsAt: dated(startsAt), endsAt: end };
}

const gone = () => new HttpError(404, "This planned announcement doesn’t exist.");

/** A row as it appears in the audit. */
async function findAudited(tx: Transaction, id: string) {
  await lock(tx, `planned announcement ${id}`);
  const row = await tx.plannedAnnouncement.findUnique({ where: { id } });
  if (!row) throw gone();
  const { message, type, link, linkText, dismissible, paths, draft, startsAt, endsAt, version } = row;
  const times = { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null };
  return { version, audited: { message, type, link, linkText, dismissible, paths, draft, ...times } };
}

/** Adds an announcement to the queue. @throws HttpError 422 for a past end, or too many; DatabaseUnavailable */
export async function planAnnouncement(context: Context, input: Input): Promise<{ id: string }> {
  requireRight(context, "settings:write");
  const { now, actor } = context;
  const data = dataOf(input, now);
  const planned = await context.transact(async (tx) => {
    await lock(tx, "planned announcements");
    if ((await tx.plannedAnnouncement.count()) >= maxPlanned)
      throw new HttpError(422, `At most ${maxPlanned} announcements can be planned. Remove one first.`);
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
 * @throws HttpError 404, 412, 422 for a past end; DatabaseUnavailable
 */
export async function changeAnnouncement(
  context: Context,
  { id, version, ...input }: z.output<typeof announcementUpdate>,
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

/** Removes an announcement from the queue and from all pages. @throws HttpError 404; DatabaseUnavailable */
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

/** The whole queue in order, with drafts and ended ones, each with its state. */
export async function listQueue(now: Date): Promise<QueueItem[]> {
  return read(async (db) => {
    const own = await findSetting(db, "announcement");
    const rows = sortQueue(await db.plannedAnnouncement.findMany());
    const planned = rows.map(toPlannedAnnouncement);
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
