import { announcementTiming, dismissedKey } from "@/lib/settings/announcement";
import { paintAnnouncement } from "./paint-announcement";

/** Runs right behind the bar, before anything is painted. Sent as source, like paintAnnouncement. */
function paintHint(paint: typeof paintAnnouncement, name: string, key: string): void {
  try {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const hint = navigation?.serverTiming?.find((entry) => entry.name === name);
    const bar = document.getElementById("announcement");
    if (hint && bar) paint(bar, JSON.parse(decodeURIComponent(hint.description)), "early", key);
  } catch {
    // Without a readable hint the bar comes a moment later, over the page's top space.
  }
}

/** The first paint already holds the announcement, although the page was built before there was one. */
export function AnnouncementHint() {
  const constants = [announcementTiming, dismissedKey].map((value) => JSON.stringify(value)).join();
  const source = `(${paintHint})(${paintAnnouncement},${constants})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own source, fixed when the site is built
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
