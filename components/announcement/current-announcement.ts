import { announcementByPageHeader, pageHeader } from "@/lib/platform/http/headers";
import type { Announcement } from "@/lib/settings";

/** The last request and its page. It is reused for other pages unless announcements differ by page (`isByPage`). */
let last: { page: string; announcement: Promise<Announcement | undefined> } | undefined;
let dependsOnPage = false;

async function ask(endpoint: string, page: string): Promise<Announcement | undefined> {
  try {
    const response = await fetch(endpoint, { priority: "low", headers: { [pageHeader]: page } });
    dependsOnPage = response.headers.has(announcementByPageHeader);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const body: { success?: boolean; announcement?: Announcement } = await response.json();
    if (!body.success) throw new Error("no success");
    return body.announcement;
  } catch (error) {
    console.warn("The announcement could not be fetched.", error);
    return undefined;
  }
}

/**
 * The announcement of a page. It is fetched once per page load, and again after a client-side navigation only if
 * announcements differ by page.
 * @returns undefined if it couldn't be fetched
 */
export async function currentAnnouncement(endpoint: string, page: string): Promise<Announcement | undefined> {
  if (!last || (dependsOnPage && page !== last.page)) last = { page, announcement: ask(endpoint, page) };
  const lastRequest = last;
  const announcement = await lastRequest.announcement;
  // Only now it is known whether the response of another page, which was on its way, holds for this one.
  return dependsOnPage && lastRequest.page !== page ? currentAnnouncement(endpoint, page) : announcement;
}
