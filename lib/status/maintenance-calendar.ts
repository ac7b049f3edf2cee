import ical, { ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { incidentWords } from "@/lib/incidents/words";
import { withXmlText } from "@/lib/platform/xml-text";
import { site } from "@/lib/site/brand";
import { type Language, mainLanguage, pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import type { HealthRecord } from "./schema";
import { statusWords } from "./words";

/** Hours after which a calendar program should refresh (RFC 7986 §5.7). */
const refreshHours = 1;

/** Planned maintenance as a calendar subscription (RFC 5545). Canceled entries remain, marked as canceled. */
export function maintenanceCalendar(record: HealthRecord, language: Language = mainLanguage): string {
  const { incidents } = withXmlText(record);
  const words = statusWords[language].feed;
  const { states } = incidentWords[language];
  const page = `${site.url}${pathIn(language, paths.status)}`;
  const calendar = ical({
    name: words.calendar,
    prodId: { company: site.name, product: "Status", language: language.toUpperCase() },
    url: page,
    ttl: refreshHours * 3600,
  });
  for (const plan of incidents) {
    if (plan.kind !== "maintenance" || plan.endsAt === null) continue;
    calendar.createEvent({
      id: `${plan.id}@${site.domain}`,
      start: new Date(plan.startsAt),
      end: new Date(plan.endsAt),
      // The time of the last revision, because the calendar has no METHOD (RFC 5545 §3.8.7.2).
      stamp: new Date(plan.updatedAt),
      lastModified: new Date(plan.updatedAt),
      sequence: plan.updates.length - 1,
      summary: words.plan({ brand: site.name, title: plan.title }),
      description: plan.updates
        .map(({ state, message }) => words.stated({ state: states[state], text: message }))
        .join("\n\n"),
      url: plan.url,
      status: plan.state === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // It doesn't mark the reader as busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
