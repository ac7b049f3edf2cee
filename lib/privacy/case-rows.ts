import { exactTime, longDate } from "@/lib/site/dates";
import { englishName, type Language } from "@/lib/site/language";
import type { CaseFacts } from "./case";
import { caseCopy, enterCopy } from "./case-words";
import { groundOf, lawOf, regionOf } from "./laws";

interface CaseDetails extends CaseFacts {
  region: string | null;
  language: Language;
  email: string;
  channel: string;
  californiaResident: boolean | null;
  agentName: string | null;
  agentEmail: string | null;
  gpc: boolean;
  acknowledgeBy: Date | null;
  acknowledgedAt: Date | null;
  verifiedAt: Date | null;
  answeredAt: Date | null;
  dataOfferedUntil: Date | null;
  erasedAt: Date | null;
}

const manners: Record<string, string> = { website: "Form on this website", ...enterCopy.channels };

function acknowledged({ acknowledgeBy, acknowledgedAt }: CaseDetails): string {
  const by = acknowledgeBy ? ` (${caseCopy.labels.acknowledgeBy} ${longDate(acknowledgeBy)})` : "";
  return acknowledgedAt ? `${exactTime(acknowledgedAt)}${by}` : by.trim();
}

/** What the operator reads of a case beside its state, as label and value; what doesn't apply is left out. */
export function caseRows(request: CaseDetails): [string, string][] {
  const { labels } = caseCopy;
  const { law, requestType, denialGround } = request;
  const ground = denialGround ? groundOf(law, requestType, denialGround) : null;
  const place = regionOf(law, request.region);
  const time = (date: Date | null) => date && exactTime(date);
  const rows: [string, string | null | false][] = [
    [labels.email, request.email],
    [labels.language, englishName(request.language)],
    [labels.agent, request.agentName && `${request.agentName}, ${request.agentEmail}`],
    [labels.region, place && `${place.name} (${place.statute}, ${place.citation})`],
    [labels.forChild, request.agentName && place && (place.forChild ?? caseCopy.forChildUnknown)],
    [labels.manner, manners[request.channel] ?? request.channel],
    ...lawOf(law).affirmations.map(({ label, name }): [string, string] => [
      label,
      request[name] ? caseCopy.affirmed : caseCopy.notAffirmed,
    ]),
    [labels.gpc, request.gpc && caseCopy.signal],
    [labels.received, exactTime(request.receivedAt)],
    [labels.acknowledged, acknowledged(request)],
    [labels.verified, time(request.verifiedAt)],
    [labels.extended, time(request.extendedAt)],
    [labels.paused, time(request.pausedAt)],
    [labels.answered, time(request.answeredAt)],
    [labels.appealed, time(request.appealedAt)],
    [labels.closed, time(request.closedAt)],
    [labels.ground, ground && `${ground.label} (${ground.citation})`],
    [labels.dataOffer, request.dataOfferedUntil && longDate(request.dataOfferedUntil)],
    [labels.erased, time(request.erasedAt)],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
