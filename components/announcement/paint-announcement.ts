import type { Announcement } from "@/lib/settings";

/** "early" is before the first paint, when the page can still make room; "late" overlays the page's top padding. */
export type Moment = "early" | "late";

type Paint = (bar: HTMLElement, announcement: Announcement | null, moment: Moment) => void;

declare global {
  interface Window {
    /** Defined by the document's first script (first-paint.ts). */
    paintAnnouncement?: Paint;
  }
}

/** Shows an announcement in the bar, or hides the bar if there is nothing to show. */
export const paintAnnouncement: Paint = (...args) => window.paintAnnouncement?.(...args);
