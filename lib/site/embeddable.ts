import { statusFeeds } from "./paths";

/** What other websites may show and read: the front's headers let them. Not beside the paths, which every page's script takes from. */
export const embeddable: readonly string[] = Object.values(statusFeeds);
