import type { Announcement } from "@/lib/settings/announcement";

export type Moment = "early" | "late";

/**
 * Shows an announcement in the bar, or hides the bar: when there is none, or it is off, expired, or the message that
 * was dismissed last.
 * "early" is before the first paint, when the page can make room; "late" lays the bar over the page's own top space.
 * Its source is also sent as the page's first script: it must not use anything from outside itself.
 */
export function paintAnnouncement(
  bar: HTMLElement,
  announcement: Announcement | null,
  moment: Moment,
  dismissedKey: string,
): void {
  const root = document.documentElement;
  let dismissed = false;
  try {
    dismissed = localStorage.getItem(dismissedKey) === announcement?.message;
  } catch {
    // A browser that stores nothing has dismissed nothing.
  }
  const expired = Boolean(announcement?.expiresAt && Date.parse(announcement.expiresAt) <= Date.now());
  bar.hidden = true;
  if (!announcement?.enabled || expired || dismissed) {
    root.removeAttribute("data-announcement");
    root.style.removeProperty("--announcement-height");
    return;
  }
  const { message, type, link, linkText, dismissible } = announcement;
  const [text, anchor, close] = ["p", "a", "button"].map((tag) => bar.querySelector<HTMLElement>(tag));
  bar.dataset.type = /^(warning|success|danger)$/.test(type) ? type : "info";
  if (text) text.textContent = message;
  if (anchor) {
    anchor.hidden = !link;
    anchor.textContent = linkText || "Learn more";
    anchor.setAttribute("href", link ?? "");
  }
  if (close) close.hidden = !dismissible;
  bar.hidden = false;
  root.dataset.announcement = moment;
  // The bar is never lower than the room it was given, so the room is measured without that.
  root.style.removeProperty("--announcement-height");
  root.style.setProperty("--announcement-height", `${bar.offsetHeight}px`);
}
