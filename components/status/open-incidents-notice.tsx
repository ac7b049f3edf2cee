import { LocalLink } from "@/components/ui/local-link";
import { maxLinesShown, openTiming } from "@/lib/incidents/impacts";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";
import { statusWords } from "@/lib/status/words";

/** The length of an update's date, which begins its first line. */
const momentLength = 28;

/** Links to the status page while an incident is open. Every page contains it; the style sheet shows it (OpenIncidentsScript). */
export async function OpenIncidentsNotice() {
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
 * Sent without transpilation, so it must use syntax that every browser supports. Runs before the first paint, so that nothing moves
 * afterward.
 */
const markScript = `try{performance.getEntriesByType("navigation")[0].serverTiming.forEach(function(e){var m=/^(\\w+) (\\d+)/.exec(e.description),d=document.documentElement.dataset;if(e.name===${JSON.stringify(openTiming)}&&m){d.openIncidents=m[2];d.openImpact=m[1]}})}catch(e){}`;

/** Marks open incidents for the style sheet, on pages that were built before the incident. */
export function OpenIncidentsScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own source, fixed when the site is built
  return <script dangerouslySetInnerHTML={{ __html: markScript }} />;
}

/** For the status page only: estimates the lines of the incidents' titles and texts, for which the style sheet reserves space. */
const spaceScript = `try{performance.getEntriesByType("navigation")[0].serverTiming.forEach(function(e){
if(e.name!==${JSON.stringify(openTiming)})return;
var wide=innerWidth>=640,room=Math.min(innerWidth,1216)-(wide?160:113),titles=0,lines=0,cards=e.description.split(" ").slice(2),set=function(name,value){document.documentElement.style.setProperty("--open-"+name,value)};
cards.forEach(function(one){
var all=one.split("."),own=0;
titles+=wide?1:Math.min(2,Math.ceil(all[0]*11/room));
for(var i=1;i<all.length;i++)own+=Math.max(1,Math.ceil((+all[i]+(i<2?${momentLength}:0))*8/room));
lines+=Math.min(own,${maxLinesShown})});
set("count",cards.length);set("titles",titles);set("lines",lines)})}catch(e){}`;

/** Reserves space for the open incidents that OpenIncidents shows. */
export function OpenIncidentsSpaceScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own source, fixed when the site is built
  return <script dangerouslySetInnerHTML={{ __html: spaceScript }} />;
}
