import "server-only";
import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { WebhookEndpoint } from "@/lib/platform/database/generated/client";
import { decryptSecret, encryptSecret, UnreadableSecret } from "@/lib/platform/encrypt-secret";

const purpose = "webhook secret";

/** A signing secret in the format of the Standard Webhooks specification: 32 random bytes. */
export const newSigningSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

export const encryptSigningSecret = (secret: string, endpointId: string): string =>
  encryptSecret(secret, purpose, endpointId);

/** @throws UnreadableSecret */
export const decryptSigningSecret = (encrypted: string, endpointId: string): string =>
  decryptSecret(encrypted, purpose, endpointId);

/** Whether a secret can still be used: after a change of SESSION_SECRET it can't be decrypted. */
export function isSecretReadable({ id, secret }: Pick<WebhookEndpoint, "id" | "secret">): boolean {
  try {
    return decryptSigningSecret(secret, id) !== "";
  } catch (error) {
    if (error instanceof UnreadableSecret) return false;
    throw error;
  }
}

type Signer = Pick<WebhookEndpoint, "id" | "secret" | "previousSecret" | "previousUntil">;

/**
 * The three headers by which a receiver verifies a body, signed with each valid secret.
 * @param id the same for every attempt
 * @throws UnreadableSecret
 */
export function signatureHeaders(endpoint: Signer, id: string, body: string, now: Date) {
  const { previousSecret, previousUntil } = endpoint;
  const previous = previousSecret && previousUntil && previousUntil > now ? [previousSecret] : [];
  const signatures = [endpoint.secret, ...previous].map((encrypted) =>
    new Webhook(decryptSigningSecret(encrypted, endpoint.id)).sign(id, now, body),
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}
