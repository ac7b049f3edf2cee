import { announcementByPageHeader, pageHeader } from "@/lib/platform/http/headers";
import type { Announcement } from "@/lib/settings";

let pending: Promise<Announcement | undefined> | undefined;
/** The page that asked, and whether another one may show another. */
let askedBy: string;
let isByPage = false;

async function ask(endpoint: string, page: string): Promise<Announcement | undefined> {
  try {
    const response = await fetch(endpoint, { priority: "low", headers: { [pageHeader]: page } });
    isByPage = response.headers.has(announcementByPageHeader);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer: { success?: boolean; announcement?: Announcement } = await response.json();
    if (!answer.success) throw new Error("no success");
    return answer.announcement;
  } catch (error) {
    console.warn("The announcement could not be fetched.", error);
    return undefined;
  }
}

/**
 * The announcement of a page, asked for once per page load; on the way to another page only where one is shown on some
 * pages and not on others. @returns undefined when it can't be had
 */
export function currentAnnouncement(endpoint: string, page: string): Promise<Announcement | undefined> {
  if (!pending || (isByPage && page !== askedBy)) {
    askedBy = page;
    pending = ask(endpoint, page);
  }
  return pending;
}
