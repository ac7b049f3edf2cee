import { announcementByPageHeader, pageHeader } from "@/lib/platform/http/headers";
import type { Announcement } from "@/lib/settings";

let pending: Promise<Announcement | undefined> | undefined;
/**
 * The page of the last request. The response is reused for other pages unless announcements differ by page (`isByPage`).
 */
let askedBy: string;
let isByPage = false;

async function ask(endpoint: string, page: string): Promise<Announcement | undefined> {
  try {
    const response = await fetch(endpoint, { priority: "low", headers: { [pageHeader]: page } });
    isByPage = response.headers.has(announcementByPageHeader);
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
  if (!pending || (isByPage && page !== askedBy)) {
    askedBy = page;
    pending = ask(endpoint, page);
  }
  const [answer, of] = [pending, askedBy];
  const found = await answer;
  // Only now it is known whether the response of another page, which was on its way, holds for this one.
  return isByPage && of !== page ? currentAnnouncement(endpoint, page) : found;
}
