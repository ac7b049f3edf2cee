export const announcementTypes = ["info", "success", "warning", "danger"] as const;

/** The name of the Server-Timing entry with the announcement for the page's first script. */
export const announcementTiming = "announcement";

/** Where the browser stores the last dismissed message. */
export const dismissedKey = "palisade-dismissed-announcement";
