export const announcementTypes = ["info", "success", "warning", "danger"] as const;

/** The name of the Server-Timing entry that carries the announcement to the page's first script. */
export const announcementTiming = "announcement";

/** Where the browser remembers the last message that was dismissed. */
export const dismissedKey = "palisade-dismissed-announcement";
