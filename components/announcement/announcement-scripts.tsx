import { frameWords } from "@/lib/pages/frame-words";
import { localize } from "@/lib/site/current-language";
import { paintHintScript, paintScript } from "./first-paint";

/** Defines the function that paints the bar on every page, since scripts don't run after a client-side navigation. */
export async function AnnouncementPainter() {
  const { more } = (await localize(frameWords)).announcement;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own source, fixed when the site is built
  return <script dangerouslySetInnerHTML={{ __html: paintScript(more) }} />;
}

/** Lets the first paint include the announcement, although the page was built before it existed. */
export function AnnouncementFirstPaint() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
  return <script dangerouslySetInnerHTML={{ __html: paintHintScript }} />;
}
