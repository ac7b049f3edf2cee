import "server-only";
import { announcementByPageHeader, pageHeader } from "@/lib/platform/http/headers";
import type { Announcement } from "@/lib/settings";
import { announcementFor } from "./queue";
import { announcementsSnapshot } from "./snapshot";

/**
 * The announcement endpoint's response: for a given page, its announcement; without a page, the one on every page. If
 * the queue shows nothing, the setting as stored.
 */
export async function shownAnnouncement(value: Announcement, request: Request, now: Date) {
  const planned = await announcementsSnapshot();
  const shown = announcementFor(request.headers.get(pageHeader), value, planned, now);
  const isByPage = planned.some(({ paths }) => paths.length > 0);
  const headers: Record<string, string> = isByPage ? { [announcementByPageHeader]: "1" } : {};
  return { value: shown ?? value, headers };
}
