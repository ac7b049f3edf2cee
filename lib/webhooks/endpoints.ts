import "server-only";
import { randomUUID } from "node:crypto";
import { addHours } from "date-fns";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRecentProof, requireRight } from "@/lib/platform/context";
import { lock, type Transaction } from "@/lib/platform/database";
import type { WebhookEndpoint } from "@/lib/platform/database/generated/client";
import { fieldError, HttpError } from "@/lib/platform/http-error";
import { assertAllowed, ForbiddenAddress, isPublicAddress } from "@/lib/platform/public-request";
import { webhookFigures } from "@/lib/site/webhook-figures";
import { lockEndpoint, queueDeliveries, subscribedTypes } from "./publish";
import { maskedUrl, receiverKind } from "./receiver";
import type { EndpointChange, EndpointInput } from "./schema";
import { encryptSigningSecret, isSecretReadable, newSigningSecret } from "./secret";

const { endpoints: maxEndpoints, rotationHours } = webhookFigures;

const addressError = (sentence: string) => fieldError("url", sentence);

/** The address to store. Host names are looked up and checked at each delivery. */
function parseAddress(address: string, allowPrivate: boolean): URL {
  if (!URL.canParse(address.trim()))
    throw addressError("Address must be a web address, such as https://example.com/hook.");
  const url = new URL(address.trim());
  if (!allowPrivate && url.protocol === "http:") throw addressError("Address must begin with https://.");
  url.hash = "";
  try {
    assertAllowed(url, allowPrivate ? () => true : isPublicAddress);
  } catch (error) {
    if (error instanceof ForbiddenAddress) {
      throw addressError(`This address can’t be used: ${error.message}.`);
    }
    throw error;
  }
  return url;
}

/**
 * Choosing which endpoint receives accounts gives it their data, so it takes the right to read them and a recent confirmation. A
 * script's token can't, since only the app's token may read password hashes.
 */
function requireAccountRight(context: Context): void {
  requireRight(context, "accounts:read");
  if (context.actor.kind === "staff" && context.actor.identity.kind === "token")
    throw new HttpError(
      403,
      "A token can’t choose the endpoint that receives accounts, or rotate its secret. Sign in as an owner.",
    );
  requireRecentProof(context);
}

/** Chats can't receive account data. */
function assertNotChat(url: URL | string): void {
  if (receiverKind(String(url)) === "signed") return;
  throw fieldError("receivesAccount", "A chat endpoint can’t be the app.");
}

/** An endpoint as shown in the audit, without the secret part of a chat's address. */
const auditValues = ({ url, events, ...rest }: EndpointInput & { allowPrivate?: boolean }) => ({
  address: maskedUrl(url),
  events,
  ...rest,
});

/**
 * Adds an endpoint.
 * @param input only the shell may set `allowPrivate`, for addresses inside the network
 * @returns its secret, shown only once; null for a chat and a repeated form
 */
export async function addEndpoint(
  context: Context,
  { allowPrivate = false, ...input }: EndpointInput & { allowPrivate?: boolean },
): Promise<{ id: string; secret: string | null }> {
  requireRight(context, "webhooks:write");
  const fromShell = context.actor.kind === "staff" && context.actor.via === "cli";
  if (allowPrivate && !fromShell)
    throw new HttpError(403, "A private network address can only be added from the command line.");
  const url = parseAddress(input.url, allowPrivate);
  if (input.receivesAccount) {
    requireAccountRight(context);
    assertNotChat(url);
  }
  const id = randomUUID();
  const secret = newSigningSecret();
  const row = { ...input, url: url.href, allowPrivate };
  const storedEndpoint = await context.transact(async (tx) => {
    await lock(tx, "webhook endpoints");
    if ((await tx.webhookEndpoint.count()) >= maxEndpoints) {
      throw new HttpError(409, `There are already ${maxEndpoints} endpoints. Remove one first.`);
    }
    const createdEndpoint = {
      secret: encryptSigningSecret(secret, id),
      secretSetAt: context.now,
      createdAt: context.now,
    };
    await tx.webhookEndpoint.create({ data: { id, ...row, ...createdEndpoint } });
    await audit(tx, context, { action: "webhook.added", subject: id, after: auditValues(row) });
    return { id };
  });
  const ownsSecret = storedEndpoint.id === id && receiverKind(url.href) === "signed";
  return { id: storedEndpoint.id, secret: ownsSecret ? secret : null };
}

async function requireEndpoint(tx: Transaction, id: string): Promise<WebhookEndpoint> {
  await lockEndpoint(tx, id);
  const endpoint = await tx.webhookEndpoint.findUnique({ where: { id } });
  if (!endpoint) throw new HttpError(404, "This endpoint doesn’t exist.");
  return endpoint;
}

/**
 * Changes the events of an endpoint. One that becomes the app’s gets a new secret, and the old one is no longer valid: whoever added the
 * endpoint knows it, and could forge accounts.
 * @returns the new secret, shown only once; null if it has none, and for a repeated form
 */
export async function changeEndpoint(
  context: Context,
  { id, ...change }: EndpointChange & { id: string },
): Promise<{ id: string; secret: string | null }> {
  requireRight(context, "webhooks:write");
  const secret = newSigningSecret();
  const replacedSecret = {
    secret: encryptSigningSecret(secret, id),
    secretSetAt: context.now,
    previousSecret: null,
    previousUntil: null,
  };
  const attempt = randomUUID();
  const storedEndpoint = await context.transact(async (tx) => {
    const before = await requireEndpoint(tx, id);
    if (before.receivesAccount !== change.receivesAccount) requireAccountRight(context);
    if (change.receivesAccount) {
      requireRecentProof(context);
      assertNotChat(before.url);
    }
    const becomesApp = change.receivesAccount && !before.receivesAccount;
    await tx.webhookEndpoint.update({
      where: { id },
      data: { ...change, ...(becomesApp && replacedSecret) },
    });
    const { description, receivesAccount } = before;
    const previous = { events: subscribedTypes(before), description, receivesAccount };
    await audit(tx, context, { action: "webhook.changed", subject: id, before: previous, after: change });
    if (becomesApp) await auditRotation(tx, context, before);
    return { replacedBy: becomesApp ? attempt : null };
  });
  return { id, secret: storedEndpoint.replacedBy === attempt ? secret : null };
}

const auditRotation = (tx: Transaction, context: Context, { id, url }: WebhookEndpoint) =>
  audit(tx, context, { action: "webhook.rotated", subject: id, after: { address: maskedUrl(url) } });

/** Pauses deliveries to an endpoint until it is resumed. Idempotent. */
export async function pauseEndpoint(context: Context, { id }: { id: string }): Promise<{ id: string }> {
  requireRight(context, "webhooks:write");
  return context.transact(async (tx) => {
    const { state, url } = await requireEndpoint(tx, id);
    if (state === "paused") return { id };
    const data = { state: "paused", pausedBecause: "operator" };
    await tx.webhookEndpoint.update({ where: { id }, data });
    const after = { address: maskedUrl(url), because: data.pausedBecause };
    await audit(tx, context, { action: "webhook.paused", subject: id, after });
    return { id };
  });
}

/** Resumes an endpoint: waiting deliveries are attempted now, with all attempts. */
export async function resumeEndpoint(context: Context, { id }: { id: string }): Promise<{ id: string }> {
  requireRight(context, "webhooks:write");
  return context.transact(async (tx) => {
    const { state, url } = await requireEndpoint(tx, id);
    if (state === "active") return { id };
    const data = { state: "active", pausedBecause: null, failingSince: null };
    await tx.webhookEndpoint.update({ where: { id }, data });
    await tx.webhookDelivery.updateMany({
      where: { endpointId: id, state: "pending" },
      data: { attempts: 0, nextAttemptAt: context.now },
    });
    await audit(tx, context, {
      action: "webhook.resumed",
      subject: id,
      after: { address: maskedUrl(url) },
    });
    return { id };
  });
}

/**
 * Gives an endpoint a new secret. For a day the old one is used too, so that the receiver can switch.
 * @returns the new one, shown only once
 */
export async function rotateSecret(
  context: Context,
  { id }: { id: string },
): Promise<{ secret: string | null }> {
  requireRight(context, "webhooks:write");
  const secret = newSigningSecret();
  const encryptedSecret = encryptSigningSecret(secret, id);
  const attempt = randomUUID();
  const { now } = context;
  const storedEndpoint = await context.transact(async (tx) => {
    const before = await requireEndpoint(tx, id);
    // Whoever has the secret can forge accounts for the app.
    if (before.receivesAccount) requireAccountRight(context);
    if (receiverKind(before.url) !== "signed") throw new HttpError(409, "Chat endpoints have no secret.");
    const previous = { previousSecret: before.secret, previousUntil: addHours(now, rotationHours) };
    const data = { secret: encryptedSecret, secretSetAt: now, ...(isSecretReadable(before) && previous) };
    await tx.webhookEndpoint.update({ where: { id }, data });
    await auditRotation(tx, context, before);
    return { attempt };
  });
  // A repeated form gets the first one's attempt, and this secret wasn't stored.
  return { secret: storedEndpoint.attempt === attempt ? secret : null };
}

/** Removes an endpoint and all its deliveries. */
export async function removeEndpoint(context: Context, { id }: { id: string }): Promise<{ id: string }> {
  requireRight(context, "webhooks:write");
  return context.transact(async (tx) => {
    const { url, events } = await requireEndpoint(tx, id);
    await tx.webhookEndpoint.delete({ where: { id } });
    const before = { address: maskedUrl(url), events: events as object };
    await audit(tx, context, { action: "webhook.removed", subject: id, before });
    return { id };
  });
}

/** Sends an endpoint a ping, even while it is paused. It is attempted once. @returns its delivery */
export async function pingEndpoint(context: Context, { id }: { id: string }): Promise<{ delivery: string }> {
  requireRight(context, "webhooks:write");
  return context.transact(async (tx) => {
    const { url } = await requireEndpoint(tx, id);
    const [delivery = ""] = await queueDeliveries(tx, context, { type: "ping", data: { endpoint: id } }, [
      id,
    ]);
    await audit(tx, context, {
      action: "webhook.pinged",
      subject: id,
      after: { address: maskedUrl(url) },
    });
    return { delivery };
  });
}
