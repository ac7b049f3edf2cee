import "server-only";
import { cachedRead } from "@/lib/platform/cached-read";
import { read } from "@/lib/platform/database";
import { type PlannedAnnouncement, sortQueue } from "./queue";
import { toPlannedAnnouncement } from "./rows";

const snapshot = cachedRead<PlannedAnnouncement[]>({
  name: "planned announcements",
  async read() {
    const where = { draft: false, OR: [{ endsAt: null }, { endsAt: { gt: new Date() } }] };
    const rows = await read((db) => db.plannedAnnouncement.findMany({ where }));
    return sortQueue(rows.map(toPlannedAnnouncement));
  },
  fallback: () => "none is shown",
});

/**
 * The queue without drafts and ended ones, cached by `cachedRead`. If the database is unavailable, the last one read; empty
 * if it could never be read.
 */
export async function announcementsSnapshot(): Promise<PlannedAnnouncement[]> {
  return (await snapshot.current())?.value ?? [];
}

/** After a change in this process, the next request reads it again. */
export const clearCachedAnnouncements = (): void => snapshot.clear();
