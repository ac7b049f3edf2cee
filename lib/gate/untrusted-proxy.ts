import "server-only";
import { env } from "@/lib/platform/environment";
import { clientAddress } from "@/lib/platform/http-server/client-address";
import { log } from "@/lib/platform/log";

let isSaid = false;

/**
 * Logs a warning once per process if a proxy sends X-Forwarded-For and no proxy is trusted.
 * @param forwardedFor the header, which the framework sets to the client's own address if it is missing
 * @param client the address by which the request is counted
 */
export function noteUntrustedProxy(forwardedFor: string | null, client: string): void {
  if (isSaid || forwardedFor === null || env().TRUSTED_PROXIES.length > 0) return;
  if (clientAddress(forwardedFor.split(",", 1)[0], undefined, []) === client) return;
  isSaid = true;
  log.warn(
    "X-Forwarded-For was received, but TRUSTED_PROXIES names no proxy, so the header is ignored: everyone behind one proxy " +
      "counts as one client, and one of them can use up the limits of all. Add the proxy’s address to TRUSTED_PROXIES.",
  );
}
