import "server-only";
import { type Reader, read } from "@/lib/platform/database";
import { baseFormName, draftExpiry } from "@/lib/platform/submissions/drafts";
import { withXmlText } from "@/lib/platform/xml-text";
import { connectorReportsOf } from "@/lib/privacy/connectors/connectors";
import { wherePublic, withoutOfficeWords } from "@/lib/privacy/core/event-visibility";
import { signalOf } from "@/lib/privacy/erasure/active-opt-outs";
import { type Language, mainLanguage } from "@/lib/site/language";
import { answerWords } from "./document/words";
import { type ExplanationInput, processingOf } from "./processing/processing";

/** Addresses are stored as typed, but upper and lower case mean the same person. */
const byAddress = {
  contact: (db: Reader, key: string) =>
    db.$queryRaw<{ id: string }[]>`SELECT "id" FROM "ContactMessage" WHERE lower("email") = ${key}`,
  mail: (db: Reader, key: string) =>
    db.$queryRaw<{ id: string }[]>`SELECT "id" FROM "OutboxMail" WHERE lower("recipient") = ${key}`,
  agent: (db: Reader, key: string) =>
    db.$queryRaw<{ id: string }[]>`SELECT "id" FROM "PrivacyRequest" WHERE lower("agentEmail") = ${key}`,
};

const ofStaff = { assigneeId: true, version: true } as const;

/** The columns of questions, without the text, which is in the events that they refer to. */
const questions = {
  omit: { requestId: true, uploadId: true, uploadUntil: true },
  orderBy: { askedId: "asc" },
} as const;

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** The drafts of refused forms that hold an address. They are few and expire within minutes, so all are read. */
async function draftsOf(db: Reader, key: string) {
  const drafts = await db.formDraft.findMany();
  return drafts.filter(({ values }) =>
    Object.values(values as Record<string, string>).some((value) => value.trim().toLowerCase() === key),
  );
}

/** The ids of everything this site holds about an address: what subject access shows and erasure removes. */
export async function findSubject(db: Reader, email: string) {
  const key = email.trim().toLowerCase();
  const [contact, mail, agent, drafts, account, requests, subscriber, subscriptionRequests] =
    await Promise.all([
      byAddress.contact(db, key),
      byAddress.mail(db, key),
      byAddress.agent(db, key),
      draftsOf(db, key),
      db.account.findUnique({ where: { email: key }, select: { id: true } }),
      db.privacyRequest.findMany({ where: { emailKey: key }, select: { id: true } }),
      db.subscriber.findUnique({ where: { emailKey: key }, select: { id: true, emailKey: true } }),
      db.subscriptionRequest.findMany({ where: { emailKey: key }, select: { id: true } }),
    ]);
  return {
    key,
    contactIds: ids(contact),
    mailIds: ids(mail),
    agentIds: ids(agent),
    draftIds: ids(drafts),
    accountId: account?.id ?? null,
    requestIds: ids(requests),
    subscriber,
    subscriptionRequestIds: ids(subscriptionRequests),
  };
}

/** The columns of files; the request's package contains those that staff attached. */
const fileFacts = {
  number: true,
  label: true,
  contentType: true,
  origin: true,
  addedAt: true,
  file: { select: { size: true } },
} as const;

const answerFiles = {
  select: { number: true, label: true, contentType: true, file: { select: { size: true } } },
  orderBy: { number: "asc" },
} as const;

const withSizes = <F extends { file: { size: number } }, R extends { attachments: F[] }>(request: R) => ({
  ...request,
  attachments: request.attachments.map(({ file: { size }, ...facts }) => ({ ...facts, size })),
});

/** Undelivered emails contain working links: the export has the text without their secrets. */
const withoutLinks = <T extends { text: string }>(mail: T): T => ({
  ...mail,
  text: mail.text.replace(/[A-Za-z0-9_-]{40,}/g, "…"),
});

/**
 * Everything this site holds about an address (GDPR Art. 15 and 20, Cal. Civ. Code §1798.110), ready for JSON. Its shape is
 * the same whether or not anything is held.
 * @param at rows created later are left out
 * @param language of the sentences that say what is left out
 */
export async function subjectAccess(email: string, at: Date, language: Language = mainLanguage) {
  const by = { lte: at };
  const createdAt = by;
  // By the event: requests entered by staff have an earlier day of receipt.
  const receivedBy = { events: { some: { kind: "received", at: by } } };
  return read(async (db) => {
    const subject = await findSubject(db, email);
    const [
      account,
      contactMessages,
      privacyRequests,
      filedAsAgent,
      mails,
      refusedForms,
      statusUpdates,
      unconfirmed,
      otherSystems,
      optOutSignal,
    ] = await Promise.all([
      // findFirst, since Prisma can't combine concurrent findUnique calls that compare a date.
      db.account.findFirst({
        where: { email: subject.key, createdAt },
        omit: { passwordHash: true },
        include: {
          signUps: { where: { createdAt }, omit: { passwordHash: true }, orderBy: { createdAt: "asc" } },
        },
      }),
      db.contactMessage.findMany({
        where: { id: { in: subject.contactIds }, createdAt },
        omit: ofStaff,
        include: {
          // Answers and replies only: which member of staff did what is not data about the person.
          events: {
            where: { kind: { in: ["answered", "replied"] }, at: by },
            select: { at: true, kind: true, note: true, sentAt: true, attachments: answerFiles },
            orderBy: { id: "asc" },
          },
        },
        orderBy: { createdAt: "asc" },
      }),
      db.privacyRequest.findMany({
        where: { id: { in: subject.requestIds }, ...receivedBy },
        omit: { ...ofStaff, deniedById: true, explanation: true },
        include: {
          events: { where: { ...wherePublic, at: by }, omit: { staff: true }, orderBy: { id: "asc" } },
          questions: { where: { askedAt: by }, ...questions },
          attachments: { where: { addedAt: by }, select: fileFacts, orderBy: { number: "asc" } },
        },
        orderBy: { receivedAt: "asc" },
      }),
      db.privacyRequest.findMany({
        where: { id: { in: subject.agentIds }, ...receivedBy },
        select: { reference: true, law: true, requestType: true, agentName: true, receivedAt: true },
      }),
      db.outboxMail.findMany({
        where: { id: { in: subject.mailIds }, createdAt },
        select: { subject: true, text: true, topic: true, state: true, createdAt: true, sentAt: true },
        orderBy: { createdAt: "asc" },
      }),
      db.formDraft.findMany({
        where: { id: { in: subject.draftIds }, expiresAt: { lte: draftExpiry(at) } },
        select: { form: true, values: true, expiresAt: true },
      }),
      db.subscriber.findFirst({
        where: { emailKey: subject.key, createdAt },
        omit: { id: true, emailKey: true },
      }),
      db.subscriptionRequest.findMany({
        where: { id: { in: subject.subscriptionRequestIds }, createdAt },
        omit: { id: true, emailKey: true },
        orderBy: { createdAt: "asc" },
      }),
      connectorReportsOf(db, subject.requestIds, at),
      signalOf(db, subject.key, at),
    ]);
    return withXmlText({
      email: subject.key,
      generatedAt: at,
      account,
      contactMessages: contactMessages.map((message) => ({
        ...message,
        events: message.events.map(withSizes),
      })),
      privacyRequests: privacyRequests.map(withSizes).map((request) => ({
        ...request,
        events: request.events.map(withoutOfficeWords),
      })),
      filedAsAgent,
      otherSystems,
      mails: mails.map(withoutLinks),
      // The rest of the name identifies the browser.
      refusedForms: refusedForms.map((draft) => ({ ...draft, form: baseFormName(draft.form) })),
      statusUpdates,
      unconfirmedStatusUpdates: unconfirmed,
      optOutSignal,
      leftOut: Object.values(answerWords[language].leftOut),
    });
  });
}

/** The data of an answer with the information that the request's law requires, in the request's language. */
export async function answerData(request: ExplanationInput & { email: string }, at: Date) {
  const heldData = await subjectAccess(request.email, at, request.language);
  return { ...heldData, processing: withXmlText(processingOf(request, heldData)) };
}
