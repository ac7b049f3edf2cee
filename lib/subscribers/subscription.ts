import "server-only";
import { randomUUID } from "node:crypto";
import { subHours } from "date-fns";
import { mailboxOf } from "@/lib/mail/mailbox";
import type { Context } from "@/lib/platform/context";
import { lock, type Reader, read, type Transaction } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { figures } from "@/lib/site/figures";
import { storedLanguage } from "@/lib/site/language";
import { idOf, subscriberLinks } from "./links";
import { type SubscriptionChoice, storedServices } from "./schema";
import { subscriberWords } from "./words";

export interface Subscription extends SubscriptionChoice {
  email: string;
}

const toSubscription = ({
  email,
  services,
  maintenance,
}: {
  email: string;
  services: unknown;
  maintenance: boolean;
}) => ({
  email,
  services: storedServices(services),
  maintenance,
});

/** The error for a link that is invalid or has expired. */
const noLink = () => new HttpError(404, (language) => subscriberWords[language].refusals.noLink);

/** Requests since this time can still be confirmed. */
const confirmableSince = (now: Date) => subHours(now, figures.subscriptionConfirmationHours);

function findSubscriptionRequest(db: Reader | Transaction, token: string, now: Date) {
  const id = idOf("status-confirmation", token);
  return db.subscriptionRequest.findFirst({
    where: { id: id ?? "", createdAt: { gt: confirmableSince(now) } },
  });
}

/** The subscription that a confirmation link would start; null if the link isn't valid. Reading changes nothing. */
export async function findConfirmable(token: string, now: Date): Promise<Subscription | null> {
  const request = await read((db) => findSubscriptionRequest(db, token, now));
  return request && toSubscription(request);
}

/** The token of the subscription that already is what a confirmation link would make it; null if there is none. */
export async function findStarted(token: string, now: Date): Promise<string | null> {
  return read(async (db) => {
    const request = await findSubscriptionRequest(db, token, now);
    const subscriber = request && (await db.subscriber.findUnique({ where: { emailKey: request.emailKey } }));
    if (!subscriber || subscriber.changedAt < request.createdAt) return null;
    const choiceOf = ({ services, maintenance, language }: typeof subscriber | typeof request) =>
      JSON.stringify([storedServices(services).toSorted(), maintenance, language]);
    if (choiceOf(subscriber) !== choiceOf(request)) return null;
    return subscriberLinks(subscriber.id, storedLanguage(subscriber.language)).token;
  });
}

/** The subscription that a link in an email manages; null if the link isn't valid. Reading changes nothing. */
export async function findSubscription(token: string): Promise<Subscription | null> {
  const id = idOf("status-subscription", token) ?? "";
  const row = await read((db) => db.subscriber.findUnique({ where: { id } }));
  return row && toSubscription(row);
}

/**
 * Starts a subscription, or updates the address's existing one with the confirmed selection. Idempotent.
 * @returns the token of its links
 */
export function confirmSubscription(
  context: Context,
  { token }: { token: string },
): Promise<{ token: string }> {
  const { now } = context;
  return context.transact(async (tx) => {
    const unlockedRequest = await findSubscriptionRequest(tx, token, now);
    if (unlockedRequest) await lock(tx, `subscriber ${unlockedRequest.emailKey}`);
    // Another link of the same address may have been used meanwhile, which invalidates this one.
    const request = await findSubscriptionRequest(tx, token, now);
    if (!request) throw noLink();
    const { email, emailKey, maintenance, language } = request;
    const services = storedServices(request.services);
    const choice = { email, services, maintenance, language, changedAt: now };
    const { id } = await tx.subscriber.upsert({
      where: { emailKey },
      create: { id: randomUUID(), emailKey, createdAt: now, ...choice },
      update: choice,
    });
    // An earlier link would restore an earlier selection.
    await removeRequests(tx, { emailKey, NOT: { id: request.id } });
    return { token: subscriberLinks(id, storedLanguage(language)).token };
  });
}

export function changeSubscription(
  context: Context,
  { token, services, maintenance }: SubscriptionChoice & { token: string },
): Promise<{ success: true }> {
  const id = idOf("status-subscription", token) ?? "";
  return context.transact(async (tx) => {
    const data = { services, maintenance, changedAt: context.now };
    const { count } = await tx.subscriber.updateMany({ where: { id }, data });
    if (count === 0) throw noLink();
    return { success: true as const };
  });
}

/** Removes requests, with the records of their emails. @returns how many requests */
async function removeRequests(
  tx: Transaction,
  where: Prisma.SubscriptionRequestWhereInput,
  take?: number,
): Promise<number> {
  const rows = await tx.subscriptionRequest.findMany({ where, select: { id: true }, take });
  const ids = { in: rows.map(({ id }) => id) };
  await tx.outboxMail.deleteMany({ where: { topic: "status-confirmation", subjectId: ids } });
  return (await tx.subscriptionRequest.deleteMany({ where: { id: ids } })).count;
}

/** Confirmation emails to these addresses, in any state. */
async function confirmationEmails(tx: Transaction, emailKeys: string[]): Promise<string[]> {
  const rows = await tx.outboxMail.findMany({
    where: { topic: "status-confirmation", recipientKey: { in: emailKeys.map(mailboxOf) } },
    select: { id: true, recipient: true },
  });
  return rows.filter(({ recipient }) => emailKeys.includes(recipient.toLowerCase())).map(({ id }) => id);
}

/** Removes subscribers and every record of an email about their subscription. @returns the number of subscribers */
export async function removeSubscribers(
  tx: Transaction,
  rows: { id: string; emailKey: string }[],
): Promise<number> {
  const ids = { in: rows.map(({ id }) => id) };
  const emailKeys = rows.map(({ emailKey }) => emailKey);
  // First, because it waits for an update that is being stored, whose emails are deleted next.
  const { count } = await tx.subscriber.deleteMany({ where: { id: ids } });
  await tx.outboxMail.deleteMany({
    where: {
      OR: [{ topic: "status", subjectId: ids }, { id: { in: await confirmationEmails(tx, emailKeys) } }],
    },
  });
  await tx.subscriptionRequest.deleteMany({ where: { emailKey: { in: emailKeys } } });
  return count;
}

/** Removes requests from before a date, which can no longer be confirmed. @returns how many */
export const purgeSubscriptionRequests = (tx: Transaction, before: Date, limit: number): Promise<number> =>
  removeRequests(tx, { createdAt: { lt: before } }, limit);

/** @returns the subscriber's id from a link */
export function requireSubscriberId(token: string): string {
  const id = idOf("status-subscription", token);
  if (id === null) throw noLink();
  return id;
}

/** Ends a subscription and deletes its address. Idempotent, because both the email program and the reader may do it. */
export async function endSubscription(
  context: Context,
  { token }: { token: string },
): Promise<{ success: true }> {
  const id = requireSubscriberId(token);
  return context.transact(async (tx) => {
    await removeSubscribers(tx, await tx.subscriber.findMany({ where: { id } }));
    return { success: true as const };
  });
}
