import "server-only";
import { announcementTiming } from "@/lib/announcement/announcement";
import type { Settings } from "@/lib/schemas/settings";

/** Characters above which a proxy may drop the whole answer for its headers; the bar then comes by its own request. */
const longest = 1500;

type Announcement = Settings["announcement"];

/** Written once for each reading of the settings, not for each of its answers. */
const written = new WeakMap<Announcement, string | null>();

function write(announcement: Announcement): string | null {
  const hint = `${announcementTiming};desc="${encodeURIComponent(JSON.stringify(announcement))}"`;
  return hint.length > longest ? null : hint;
}

/**
 * The announcement as a Server-Timing entry: the one kind of response header that the page's first script can read, so
 * that a prerendered page has the bar in its first paint and nothing moves.
 * @returns null when there is nothing to show, or too much for a header
 */
export function announcementHint(announcement: Announcement, now: Date): string | null {
  const { enabled, expiresAt } = announcement;
  if (!enabled || (expiresAt && new Date(expiresAt) <= now)) return null;
  const known = written.get(announcement);
  if (known !== undefined) return known;
  const hint = write(announcement);
  written.set(announcement, hint);
  return hint;
}
