import "server-only";
import { actorName } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import type { Incident, IncidentUpdate } from "@/lib/platform/database/generated/client";
import { inEachLanguage } from "@/lib/site/language";
import { statusPaths } from "@/lib/site/paths";
import { enqueueStatusEmails, type StatusNotice } from "@/lib/subscribers/enqueue-status-emails";
import { messageIn, stateIn } from "./localize";
import { scheduleActor } from "./overlay";
import { incidentWords } from "./words";

/** The ids of an update's services; none on rows from before services were stored. */
const servicesOf = (stored: unknown): string[] => ((stored ?? []) as { id: string }[]).map(({ id }) => id);

/**
 * The services whose subscribers an update concerns: those affected now, and those affected before, so that their
 * subscribers hear of the recovery. Empty means all.
 */
function concernedBy(touched: string[], before: string[] | undefined): string[] {
  const isAboutAll = touched.length === 0 || before?.length === 0;
  return isAboutAll ? [] : [...new Set([...touched, ...(before ?? [])])];
}

type Update = Pick<IncidentUpdate, "state" | "message" | "services" | "at">;
type Posted = Pick<Incident, "id" | "kind" | "title" | "startsAt" | "endsAt">;

/** What subscribers are told of an update. @param earlier the updates before it */
export function statusNoticeOf(incident: Posted, latest: Update, earlier: readonly Update[]): StatusNotice {
  const before = earlier.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const { id, title, startsAt, endsAt } = incident;
  const kind = incident.kind === "maintenance" ? incident.kind : "incident";
  const { state, message } = latest;
  const services = servicesOf(latest.services);
  const previous = before.at(-1);
  const concerns = concernedBy(services, previous && servicesOf(previous.services));
  const texts = inEachLanguage((language) => ({
    kind: incidentWords[language].kinds[kind],
    state: stateIn(language, state),
    message: messageIn(language, message),
  }));
  return { kind, title, texts, services, concerns, startsAt, endsAt, page: statusPaths.incident(id) };
}

/**
 * Emails the latest update to its subscribers, unless it was posted silently. Called in the transaction that posts it.
 * Scheduled updates are silent if the plan was.
 * @returns the number of emails
 */
export async function notifySubscribers(tx: Transaction, incidentId: string, now: Date): Promise<number> {
  const { updates, ...incident } = await tx.incident.findUniqueOrThrow({
    where: { id: incidentId },
    include: { updates: { orderBy: { id: "asc" } } },
  });
  const [first, latest] = [updates[0], updates.at(-1)];
  if (!latest || latest.silent || (latest.actor === actorName(scheduleActor) && first?.silent)) return 0;
  return enqueueStatusEmails(tx, statusNoticeOf(incident, latest, updates.slice(0, -1)), now);
}
