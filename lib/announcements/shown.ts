import "server-only";
import { announcementByPageHeader, pageHeader } from "@/lib/platform/http/headers";
import type { Announcement } from "@/lib/settings";
import { announcementFor } from "./queue";
import { announcementsSnapshot } from "./snapshot";

/**
 * What the announcement's endpoint answers: to an open page, which says which one it is, what that page shows; to whoever
 * says none, what every page shows. Where the queue shows nothing, that is the setting as it is stored.
 */
export async function shownAnnouncement(value: Announcement, request: Request, now: Date) {
  const planned = await announcementsSnapshot();
  const shown = announcementFor(request.headers.get(pageHeader), value, planned, now);
  const isByPage = planned.some(({ paths }) => paths.length > 0);
  const headers: Record<string, string> = isByPage ? { [announcementByPageHeader]: "1" } : {};
  return { value: shown ?? value, headers };
}
