import { frameWords } from "@/lib/pages/frame-words";
import { localize } from "@/lib/site/current-language";
import { paintHintScript, paintScript } from "./first-paint";

/**
 * Defines what paints the bar, on every page: a bar that comes by a link, from a page without one, is painted by it too,
 * and scripts that come that way don't run.
 */
export async function AnnouncementPainter() {
  const { more } = (await localize(frameWords)).announcement;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own source, fixed when the site is built
  return <script dangerouslySetInnerHTML={{ __html: paintScript(more) }} />;
}

/** The first paint already holds the announcement, although the page was built before there was one. */
export function AnnouncementHint() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
  return <script dangerouslySetInnerHTML={{ __html: paintHintScript }} />;
}
