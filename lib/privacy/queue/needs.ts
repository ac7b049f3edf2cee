import "server-only";
import { subDays } from "date-fns";
import { actingPerson, assignments, listAssignees } from "@/lib/desk/assignee";
import { whereHeld, whereRefused } from "@/lib/desk/held-actions";
import type { Staff } from "@/lib/platform/context";
import { type Reader, read } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { hasRight } from "@/lib/platform/rights";
import { withoutReport } from "@/lib/privacy/connectors/connectors";
import { whereOpen } from "@/lib/privacy/core/case";
import { eventsWithoutVersion } from "@/lib/privacy/core/case-version";
import { unanswered } from "@/lib/privacy/core/conversation";
import { dueSoon } from "@/lib/privacy/core/deadlines";
import { whereUnconfirmed } from "@/lib/privacy/core/unconfirmed";
import { kindsWhere } from "@/lib/privacy/laws";
import type { CaseNeed, Turn } from "./queue-query";

type Where = Prisma.PrivacyRequestWhereInput;

/** The viewer of the queue: their id as a person, and everybody who may decide an appeal. */
export interface Viewer {
  personId: string | null;
  mayWrite: boolean;
  /** Whether they may see who made a request. */
  seesPeople: boolean;
  deciders: readonly { id: string }[];
}

/** A viewer without an identity, such as a token: sees every appeal. */
export const anonymousViewer: Viewer = { personId: null, mayWrite: false, seesPeople: false, deciders: [] };

export const viewerOf = async (staff: Staff): Promise<Viewer> => ({
  personId: actingPerson(staff)?.id ?? null,
  mayWrite: hasRight(staff.role, "cases:write"),
  seesPeople: hasRight(staff.role, "subjects:export"),
  deciders: await listAssignees("cases:write"),
});

/** A request with a paused clock is not due. */
const running = { ...whereOpen, pausedAt: null };
export const whereOverdue = (now: Date) => ({ ...running, dueAt: { lt: now } });
export const whereDueSoon = (now: Date) => ({ ...running, dueAt: dueSoon(now) });

const hasOpenQuestion: Where = { questions: { some: unanswered } };

/** Who has to act next, as a condition for the database; `turnOf` says the same of one request. */
export const turnWhere = (turn: Turn): Where => {
  if (turn === "confirmation") return { AND: [whereUnconfirmed, { NOT: hasOpenQuestion }] };
  if (turn === "theirs") return { ...whereOpen, ...hasOpenQuestion };
  return { ...whereOpen, NOT: [hasOpenQuestion, whereUnconfirmed] };
};

/** A report is late if it is missing one day after it was requested. */
const lateReport = (now: Date) => ({ ...withoutReport, askedAt: { lt: subDays(now, 1) } });

/**
 * Appeals that the viewer may decide: not against their own denials, unless nobody else may. Viewers who may decide none
 * see every appeal.
 */
function appealsFor({ personId, mayWrite, deciders }: Viewer): Where {
  const appealed: Where = { state: "appealed" };
  if (!mayWrite || deciders.length === 0) return appealed;
  const [first] = deciders;
  if (deciders.some(({ id }) => id === personId)) {
    return deciders.length === 1
      ? appealed
      : { ...appealed, OR: [{ deniedById: null }, { deniedById: { not: personId } }] };
  }
  return { ...appealed, deniedById: deciders.length === 1 && first ? first.id : "" };
}

/** Requests with an answered question on which nothing was done since. */
async function answeredCases(db: Reader): Promise<Where> {
  const rows = await db.privacyRequest.findMany({
    where: { ...whereOpen, questions: { some: { answeredAt: { not: null } } }, NOT: hasOpenQuestion },
    select: {
      id: true,
      events: {
        where: { kind: { notIn: [...eventsWithoutVersion, ...assignments] } },
        orderBy: { id: "desc" },
        take: 1,
        select: { kind: true },
      },
    },
  });
  const isAnswer = (kind = "") => kind === "answered" || kind === "files-received";
  return { id: { in: rows.filter(({ events: [last] }) => isAnswer(last?.kind)).map(({ id }) => id) } };
}

/** Open requests with a failed email. */
async function undeliveredCases(db: Reader): Promise<Where> {
  const where = { state: "dead", topic: { in: ["privacy-request", "privacy-link"] } };
  const mails = await db.outboxMail.findMany({ where, select: { subjectId: true }, take: 1000 });
  return { ...whereOpen, id: { in: mails.flatMap(({ subjectId }) => subjectId ?? []) } };
}

/** Requests with an action that was not carried out, for everybody: it may be unanswered work. */
export async function notSentCases(db: Reader): Promise<Where> {
  const rows = await db.heldOrder.findMany({ where: whereRefused, select: { subjectId: true } });
  return { id: { in: rows.map(({ subjectId }) => subjectId) } };
}

type Looking = { now: Date; viewer: Viewer };

const directives = { OR: kindsWhere(({ remainsActive }) => remainsActive) };

const needs: Record<CaseNeed, (db: Reader, looking: Looking) => Where | Promise<Where>> = {
  overdue: (_db, { now }) => whereOverdue(now),
  "not-sent": notSentCases,
  appeals: (_db, { viewer }) => appealsFor(viewer),
  answered: answeredCases,
  "opt-outs": () => ({ AND: [turnWhere("ours"), { state: { not: "appealed" } }, directives] }),
  "due-soon": (_db, { now }) => whereDueSoon(now),
  new: () => ({ AND: [turnWhere("ours"), { state: { in: ["received", "verified"] } }, { NOT: directives }] }),
  "failed-email": undeliveredCases,
  reports: (_db, { now }) => ({ ...whereOpen, connectors: { some: lateReport(now) } }),
};

/** Each need as a condition for the database. */
export const needWhere = async (db: Reader, need: CaseNeed, looking: Looking): Promise<Where> =>
  needs[need](db, looking);

/** For those who don't work on requests. */
export const noCases: Awaited<ReturnType<typeof findNextCases>> = { own: null, colleagues: null };

/** The requests to work on next: those due first that wait for us and have no action held. The viewer's own come first. */
export function findNextCases(except: string, mine: string | null, now: Date) {
  const whereAvailable: Where = { OR: [{ assigneeId: null }, ...(mine ? [{ assigneeId: mine }] : [])] };
  const whereUrgent: Where = { NOT: whereAvailable, OR: [whereOverdue(now), whereDueSoon(now)] };
  return read(async (db) => {
    const heldActions = await db.heldOrder.findMany({ where: whereHeld, select: { subjectId: true } });
    const excludedIds = [except, ...heldActions.map(({ subjectId }) => subjectId)];
    const [available = null, urgent] = await Promise.all(
      [whereAvailable, whereUrgent].map((where) =>
        db.privacyRequest.findFirst({
          where: { AND: [turnWhere("ours"), where, { id: { notIn: excludedIds } }] },
          select: { id: true, reference: true, dueAt: true, assignee: { select: { name: true } } },
          orderBy: [{ pausedAt: { sort: "asc", nulls: "first" } }, { dueAt: "asc" }],
        }),
      ),
    );
    return {
      /** Unassigned, or the viewer's. */
      own: available && { id: available.id, reference: available.reference },
      /** Somebody else's, who may be away: offered once it is overdue or due soon. */
      colleagues: urgent?.assignee ? { ...urgent, assignee: urgent.assignee.name } : null,
    };
  });
}
