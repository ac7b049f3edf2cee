import "server-only";
import { randomBytes } from "node:crypto";

/** One set of names a process, however many bundles load this module. */
const shared = globalThis as typeof globalThis & { palisadeHeaderSuffix?: string };
shared.palisadeHeaderSuffix ??= randomBytes(12).toString("hex");

/**
 * What this process notes on an incoming request, for everything that handles it. Requests that come in while the
 * server starts are not noted on yet, so nobody else may know the names.
 */
export const ownHeaders = {
  requestId: `x-palisade-request-${shared.palisadeHeaderSuffix}`,
  client: `x-palisade-client-${shared.palisadeHeaderSuffix}`,
} as const;
