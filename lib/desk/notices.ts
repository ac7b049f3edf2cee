import "server-only";
import { z } from "zod";
import { whereCanSignIn } from "@/lib/auth/people/can-sign-in";
import { enqueueBulk } from "@/lib/mail/bulk";
import { button, type MailContent, paragraph, rows } from "@/lib/mail/content";
import { topicName } from "@/lib/mail/words";
import { audit } from "@/lib/platform/audit";
import type { Actor, Context } from "@/lib/platform/context";
import { lock, read, type Transaction } from "@/lib/platform/database";
import { fieldError, HttpError } from "@/lib/platform/http-error";
import { whereUndelivered } from "@/lib/platform/job-queue";
import { hasRight, isRole, type Right, type Role } from "@/lib/platform/rights";
import { site } from "@/lib/site/brand";
import { actingPerson } from "./assignee";
import { deskWords } from "./words";

/** The email notifications for staff, with the right that each requires. */
export const noticeRights = {
  cases: "cases:read",
  due: "cases:read",
  messages: "messages:read",
  deadMail: "mail:read",
} as const satisfies Record<string, Right>;

export type NoticeAbout = keyof typeof noticeRights;
const noticesAbout = Object.keys(noticeRights) as NoticeAbout[];

/** Topics of emails to staff. If one fails, nobody is notified. */
export const staffNoticeTopic = "staff-notice";
const isNotice = (mail: { topic: string }): boolean => mail.topic.startsWith(staffNoticeTopic);

/** The notifications that a role may choose. */
export const noticesOf = (role: Role): NoticeAbout[] =>
  noticesAbout.filter((about) => hasRight(role, noticeRights[about]));

/** The chosen notifications of a person. */
export async function readNotices(personId: string): Promise<NoticeAbout[]> {
  const chosen = await read((db) => db.staffNotice.findMany({ where: { personId } }));
  return noticesAbout.filter((about) => chosen.some((row) => row.about === about));
}

const box = z.boolean({ error: "Each choice must be true or false." }).default(false);
/** The form for one's own notifications. */
export const noticeChoiceSchema = z.object({ cases: box, due: box, messages: box, deadMail: box });

/**
 * Updates the email notifications of a person.
 * @throws HttpError 403 for a token, 422 for a notification that needs another role
 */
export async function updateNotices(
  context: Context,
  input: z.output<typeof noticeChoiceSchema>,
): Promise<{ chosen: NoticeAbout[] }> {
  const me = actingPerson(context.actor);
  if (me === null || context.actor.kind !== "staff")
    throw new HttpError(403, "Only a person can choose notifications.");
  const { role } = context.actor;
  const chosen = noticesAbout.filter((about) => input[about]);
  const denied = chosen.find((about) => !hasRight(role, noticeRights[about]));
  if (denied) {
    throw fieldError(denied, deskWords.notices.noRight);
  }
  return context.transact(async (tx) => {
    await lock(tx, `notices of ${me.id}`);
    const before = await tx.staffNotice.findMany({ where: { personId: me.id } });
    await tx.staffNotice.deleteMany({ where: { personId: me.id } });
    await tx.staffNotice.createMany({ data: chosen.map((about) => ({ personId: me.id, about })) });
    const states = { before: { events: before.map(({ about }) => about) }, after: { events: chosen } };
    await audit(tx, context, { action: "notices.chosen", subject: me.id, ...states });
    return { chosen };
  });
}

/** The people who chose a notification and have its right, except the one who caused it. */
export async function findNoticeRecipients(tx: Transaction, about: NoticeAbout, actor: Actor | null) {
  const chosen = await tx.staffNotice.findMany({
    where: { about, person: whereCanSignIn },
    include: { person: true },
  });
  const me = actor && actingPerson(actor)?.id;
  const may = (role: string) => isRole(role) && hasRight(role, noticeRights[about]);
  return chosen.map(({ person }) => person).filter(({ id, role }) => id !== me && may(role));
}

const { emails: words } = deskWords;

/** A reference, a kind and a link; no text, names or addresses of people. */
export const noticeEmail = (subject: string, facts: [string, string][], path: string): MailContent => ({
  subject,
  heading: subject,
  blocks: [rows(...facts), button(words.open, `${site.url}${path}`), paragraph(words.why)],
});

export const staffRecipient = ({ id, email }: { id: string; email: string }) => ({
  recipient: email,
  subjectId: id,
  fills: {},
  headers: {},
});

interface News {
  about: "cases" | "messages";
  reference: string;
  kind: string;
  /** Its page in the console. */
  path: string;
  /** The subject, by default that it is new. */
  subject?: string;
}

/** Emails the people who chose a notification, in the transaction of the change: exactly one email each. */
export async function notifyStaff(tx: Transaction, { actor, now }: Context, news: News): Promise<void> {
  const { about, reference, kind, path } = news;
  const people = await findNoticeRecipients(tx, about, actor);
  const subject = news.subject ?? (about === "cases" ? words.case(reference) : words.message(reference));
  const facts: [string, string][] = [
    [words.reference, reference],
    [about === "cases" ? words.kind : words.inquiryType, kind],
  ];
  const content = noticeEmail(subject, facts, path);
  await enqueueBulk(tx, { content, topic: staffNoticeTopic, recipients: people.map(staffRecipient) }, now);
}

const deadTopic = `${staffNoticeTopic}-dead-mail`;

/**
 * Notifies staff who chose it that an email has failed, in the transaction that marks it. Skips emails to staff, and
 * sends no second notice while one is pending: in an outage, thousands fail.
 */
export async function notifyOfFailedEmail(
  tx: Transaction,
  mail: { topic: string },
  path: string,
  now: Date,
): Promise<void> {
  if (isNotice(mail)) return;
  await lock(tx, "notices of dead mail");
  const people = await findNoticeRecipients(tx, "deadMail", null);
  const waiting = await tx.outboxMail.findMany({
    where: { topic: deadTopic, ...whereUndelivered },
    select: { subjectId: true },
  });
  const withoutPendingNotice = people.filter(({ id }) => !waiting.some(({ subjectId }) => subjectId === id));
  const content = noticeEmail(words.deadMail, [[words.kind, topicName(mail.topic)]], path);
  await enqueueBulk(
    tx,
    { content, topic: deadTopic, recipients: withoutPendingNotice.map(staffRecipient) },
    now,
  );
}
