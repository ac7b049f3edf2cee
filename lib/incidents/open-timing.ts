/** The name of the Server-Timing entry that tells a page's first script of open incidents. */
export const openTiming = "incidents";

/** How many of them stand at the top of the status page; the others are in its list. */
export const mostOpenShown = 3;
