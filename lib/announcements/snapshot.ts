import "server-only";
import { cachedRead } from "@/lib/platform/cached-read";
import { read } from "@/lib/platform/database";
import { type PlannedAnnouncement, sortQueue } from "./queue";
import { plannedOfRow } from "./rows";

const snapshot = cachedRead<PlannedAnnouncement[]>({
  name: "planned announcements",
  async read() {
    const where = { draft: false, OR: [{ endsAt: null }, { endsAt: { gt: new Date() } }] };
    const rows = await read((db) => db.plannedAnnouncement.findMany({ where }));
    return sortQueue(rows.map(plannedOfRow));
  },
  onFailure: () => "none is shown",
});

/**
 * The queue without its drafts and what is over, as it stood at most two seconds ago; as it was read last while the
 * database is away, empty where it never could be read.
 */
export async function announcementsSnapshot(): Promise<PlannedAnnouncement[]> {
  return (await snapshot.current())?.value ?? [];
}

/** After a change in this process: the next request reads anew. */
export const clearCachedAnnouncements = (): void => snapshot.clear();
