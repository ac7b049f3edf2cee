import { LocalLink } from "@/components/ui/local-link";
import { maxOpenShown, openTiming } from "@/lib/incidents/impacts";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";
import { statusWords } from "@/lib/status/words";

/** Links to the status page while an incident is open. Every page contains it; the style sheet shows it (OpenHint). */
export async function OpenNotice() {
  const { notice } = await localize(statusWords);
  return (
    <p className="open-notice">
      <LocalLink href={paths.status}>
        <span className="open-dot" />
        {notice.home}
      </LocalLink>
    </p>
  );
}

/**
 * Sent verbatim, so it must use syntax that every browser supports. Runs before the first paint, so that nothing moves
 * later.
 */
const script = `try{performance.getEntriesByType("navigation")[0].serverTiming.forEach(function(e){var m=/^(none|minor|major|critical) (\\d+)$/.exec(e.description),d=document.documentElement.dataset;if(e.name===${JSON.stringify(openTiming)}&&m){d.openIncidents=Math.min(m[2],${maxOpenShown});d.openImpact=m[1]}})}catch(e){}`;

/** Marks open incidents for the style sheet, on pages that were built before the incident. */
export function OpenHint() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own source, fixed when the site is built
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
