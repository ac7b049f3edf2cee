import { groundOf, lawOf, regionOf } from "@/lib/privacy/laws";
import { exactTime, longDate } from "@/lib/site/dates";
import { englishName } from "@/lib/site/language";
import { agentRoles } from "./agent";
import type { CaseRow } from "./case";
import { caseWords, enterWords } from "./case-words";

/** How a request reached us, in words. */
export const manners: Record<string, string> = { website: "Form on this website", ...enterWords.channels };

function acknowledged({ acknowledgeBy, acknowledgedAt }: CaseRow): string {
  const by = acknowledgeBy ? ` (${caseWords.labels.acknowledgeBy} ${longDate(acknowledgeBy)})` : "";
  return acknowledgedAt ? `${exactTime(acknowledgedAt)}${by}` : by.trim();
}

function filedBy({ agentName, agentEmail, filedBy }: CaseRow): string {
  const role = agentRoles.find((one) => one === filedBy);
  return [agentName, agentEmail, role && caseWords.roles[role]].filter(Boolean).join(", ");
}

/** The facts of a case as labels and values, for staff; what doesn't apply is left out. */
export function caseRows(request: CaseRow): [string, string][] {
  const { labels } = caseWords;
  const { law, denialGround } = request;
  const ground = denialGround ? groundOf(request, denialGround) : null;
  const region = regionOf(law, request.region);
  const time = (date: Date | null) => date && exactTime(date);
  const rows: [string, string | null | false][] = [
    [labels.email, request.email],
    [labels.language, englishName(request.language)],
    [labels.agent, request.agentName && filedBy(request)],
    [labels.region, region && `${region.name} (${region.statute}, ${region.citation})`],
    [
      labels.forChild,
      request.filedBy === "guardian" && region && (region.forChild ?? caseWords.forChildUnknown),
    ],
    [labels.manner, manners[request.channel] ?? request.channel],
    ...lawOf(law).affirmations.map(({ label, name }): [string, string] => [
      label,
      request[name] ? caseWords.affirmed : caseWords.notAffirmed,
    ]),
    [labels.gpc, request.gpc && caseWords.signal],
    // Of a request that staff entered, only the day is known.
    [labels.received, (request.channel === "website" ? exactTime : longDate)(request.receivedAt)],
    [labels.acknowledged, acknowledged(request)],
    [labels.verified, time(request.verifiedAt)],
    [labels.extended, time(request.extendedAt)],
    [labels.paused, time(request.pausedAt)],
    [labels.answered, time(request.answeredAt)],
    [labels.appealed, time(request.appealedAt)],
    [labels.closed, time(request.closedAt)],
    [labels.ground, ground && [ground.label, ...(ground.citation ? [`(${ground.citation})`] : [])].join(" ")],
    [labels.dataOffer, request.dataOfferedUntil && longDate(request.dataOfferedUntil)],
    [labels.erased, time(request.erasedAt)],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
