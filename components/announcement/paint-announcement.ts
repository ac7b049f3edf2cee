import type { Announcement } from "@/lib/settings";

/**
 * "early" is before the first paint, when the page can make room; "late" lays the bar over the page's own top space.
 */
export type Moment = "early" | "late";

type Paint = (bar: HTMLElement, announcement: Announcement | null, moment: Moment) => void;

declare global {
  interface Window {
    /** Defined by the document's first script (first-paint.ts). */
    paintAnnouncement?: Paint;
  }
}

/** Shows an announcement in the bar, or hides the bar where none is to be shown. */
export const paintAnnouncement: Paint = (...args) => window.paintAnnouncement?.(...args);
