import "server-only";
import { actorName } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import { inEachLanguage } from "@/lib/site/language";
import { statusPaths } from "@/lib/site/paths";
import { enqueueStatusEmails } from "@/lib/subscribers/tell";
import { messageIn, stateIn } from "./localize";
import { scheduleActor } from "./overlay";
import { incidentWords } from "./words";

/** Ids of the services as an update left them; none on rows from before they were named. */
const servicesOf = (stored: unknown): string[] => ((stored ?? []) as { id: string }[]).map(({ id }) => id);

/**
 * The services whose subscribers an update concerns: those that it touches and those that the one before it touched,
 * whose subscribers would otherwise never hear that theirs is well again. None stands for all.
 */
function concernedBy(touched: string[], before: string[] | undefined): string[] {
  const isAboutAll = touched.length === 0 || before?.length === 0;
  return isAboutAll ? [] : [...new Set([...touched, ...(before ?? [])])];
}

/**
 * Mails the latest update of an incident or plan to whoever subscribed to it, unless it was posted silently: called in the
 * transaction that posts it. What the clock posts of a plan is as silent as the plan.
 * @returns how many
 */
export async function notifySubscribers(tx: Transaction, incidentId: string, now: Date): Promise<number> {
  const { updates, ...incident } = await tx.incident.findUniqueOrThrow({
    where: { id: incidentId },
    include: { updates: { orderBy: { id: "asc" } } },
  });
  const [first, previous, latest] = [updates[0], updates.at(-2), updates.at(-1)];
  if (!latest || latest.silent || (latest.actor === actorName(scheduleActor) && first?.silent)) return 0;
  const { title, startsAt, endsAt } = incident;
  const kind = incident.kind === "maintenance" ? incident.kind : "incident";
  const { state, message, services } = latest;
  const page = statusPaths.incident(incidentId);
  const touched = servicesOf(services);
  const concerns = concernedBy(touched, previous && servicesOf(previous.services));
  const texts = inEachLanguage((language) => ({
    kind: incidentWords[language].kinds[kind],
    state: stateIn(language, state),
    message: messageIn(language, message),
  }));
  return enqueueStatusEmails(
    tx,
    { kind, title, texts, services: touched, concerns, startsAt, endsAt, page },
    now,
  );
}
