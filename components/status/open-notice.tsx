import { LocalLink } from "@/components/ui/local-link";
import { maxLinesShown, maxOpenShown, openTiming } from "@/lib/incidents/impacts";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";
import { statusWords } from "@/lib/status/words";

/** The length of an update's date, which begins its first line. */
const momentLength = 28;

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
 * later: it marks open incidents and estimates the lines of their titles and texts, for which the style sheet makes room.
 */
const script = `try{performance.getEntriesByType("navigation")[0].serverTiming.forEach(function(e){
var m=/^(none|minor|major|critical) (\\d+)((?: [\\d.]+)*)$/.exec(e.description),root=document.documentElement,d=root.dataset;
if(e.name!==${JSON.stringify(openTiming)}||!m)return;
var wide=innerWidth>=640,room=Math.min(innerWidth,1216)-(wide?160:113),titles=0,lines=0;
m[3].split(" ").slice(1).forEach(function(one){
var all=one.split("."),own=0;
titles+=wide?1:Math.min(2,Math.ceil(all[0]*11/room));
for(var i=1;i<all.length;i++)own+=Math.max(1,Math.ceil((+all[i]+(i<2?${momentLength}:0))*8/room));
lines+=Math.min(own,${maxLinesShown})});
d.openIncidents=Math.min(m[2],${maxOpenShown});d.openImpact=m[1];
root.style.setProperty("--open-count",d.openIncidents);
root.style.setProperty("--open-titles",titles);
root.style.setProperty("--open-lines",lines)})}catch(e){}`;

/** Marks open incidents for the style sheet, on pages that were built before the incident. */
export function OpenHint() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own source, fixed when the site is built
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
