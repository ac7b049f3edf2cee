import type { Announcement } from "@/lib/settings";
import { isPageAmong, matchesPath } from "@/lib/settings/exempt-paths";

/** When and where an announcement of the queue is shown. */
export interface PlannedAnnouncement {
  id: string;
  announcement: Announcement;
  /** Its pages and folders; empty for every page. */
  paths: readonly string[];
  draft: boolean;
  /** Null means as soon as it is its turn. */
  startsAt: Date | null;
  createdAt: Date;
}

const isOver = ({ expiresAt }: Announcement, now: Date) => expiresAt !== null && new Date(expiresAt) <= now;

/** Whether an announcement is enabled and hasn't ended. */
const isOn = (announcement: Announcement, now: Date) => announcement.enabled && !isOver(announcement, now);

const isDue = ({ announcement, draft, startsAt }: PlannedAnnouncement, now: Date) =>
  !draft && (startsAt === null || startsAt <= now) && isOn(announcement, now);

const isPageOf = (path: string, paths: readonly string[]) => paths.length === 0 || isPageAmong(path, paths);

/** In queue order: by start, or by creation without a start. */
export function sortQueue<T extends Pick<PlannedAnnouncement, "startsAt" | "createdAt" | "id">>(
  planned: readonly T[],
): T[] {
  const since = ({ startsAt, createdAt }: T) => (startsAt ?? createdAt).getTime();
  return planned.toSorted(
    (one, other) =>
      since(one) - since(other) ||
      one.createdAt.getTime() - other.createdAt.getTime() ||
      one.id.localeCompare(other.id),
  );
}

/**
 * The announcement of a page: the setting's own while it is on, otherwise the first in the queue that is due and
 * includes the page.
 * @param path the page's address; null for announcements on every page
 * @param planned in queue order
 */
export function announcementFor(
  path: string | null,
  own: Announcement,
  planned: readonly PlannedAnnouncement[],
  now: Date,
): Announcement | null {
  if (isOn(own, now)) return own;
  const first = planned.find(
    (one) => isDue(one, now) && (path === null ? one.paths.length === 0 : isPageOf(path, one.paths)),
  );
  return first?.announcement ?? null;
}

export const queueStates = ["draft", "planned", "shown", "waiting", "over"] as const;
export type QueueState = (typeof queueStates)[number];

/** Whether `before` covers all pages of `paths`. */
const covers = (before: readonly string[], paths: readonly string[]) =>
  before.length === 0 || (paths.length > 0 && paths.every((path) => matchesPath(path, before)));

/** The state of each announcement in the queue: a due one is shown, unless an earlier one is shown on all its pages. */
export function queueStatesOf(
  own: Announcement,
  planned: readonly PlannedAnnouncement[],
  now: Date,
): Map<string, QueueState> {
  const due = planned.filter((one) => isDue(one, now));
  const stateOf = (one: PlannedAnnouncement): QueueState => {
    if (one.draft) return "draft";
    if (isOver(one.announcement, now)) return "over";
    const at = due.indexOf(one);
    if (at < 0) return "planned";
    const isBehind = isOn(own, now) || due.slice(0, at).some(({ paths }) => covers(paths, one.paths));
    return isBehind ? "waiting" : "shown";
  };
  return new Map(planned.map((one) => [one.id, stateOf(one)]));
}
