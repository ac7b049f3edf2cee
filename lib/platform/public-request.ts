import "server-only";
import { type LookupAddress, lookup as systemLookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** An address that can't or mustn't be connected to; the message completes a sentence. */
export class UnreachableAddress extends Error {
  override name = "UnreachableAddress";
}

/** One that the site doesn't connect to, whoever is there. */
export class ForbiddenAddress extends UnreachableAddress {
  override name = "ForbiddenAddress";
}

/** All that is given out of IPv6 for the open internet (IANA's address space registry, RFC 4291). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Azure's platform agent: public by its number, and answering inside every machine there. */
const azurePlatform = "168.63.129.16";

/**
 * Only addresses of the open internet: global IPv4, and of 2000::/3 what has no special use. Not loopback, private,
 * link-local, carrier or multicast, nor IPv4 inside IPv6, `::7f00:1` among it.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast" || parsed.toString() === azurePlatform) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

/** Which IP addresses a request may connect to, and who knows the addresses of a name. */
export interface Reach {
  isAllowed: (address: string) => boolean;
  lookup: typeof systemLookup;
}

export const publicReach: Reach = { isAllowed: isPublicAddress, lookup: systemLookup };

const notOnInternet = "its address is not on the public internet";

/**
 * Resolves a name and hands on its addresses only if every one is allowed. The socket connects to exactly what was
 * checked here, so a name that changes its mind between check and connection (DNS rebinding) gains nothing.
 */
function guardedLookup({ isAllowed, lookup }: Reach): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[] | undefined;
      const [first] = addresses ?? [];
      if (error || !addresses || !first) {
        callback(new UnreachableAddress("its name can’t be resolved"), "", 0);
      } else if (!addresses.every(({ address }) => isAllowed(address))) {
        callback(new ForbiddenAddress(notOnInternet), "", 0);
      } else if (options.all) {
        callback(null, addresses, 0);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}

/** @throws ForbiddenAddress for what is refused before any name is looked up */
export function assertAllowed(url: URL, isAllowed: (address: string) => boolean): void {
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new ForbiddenAddress("its address is neither http nor https");
  }
  if (url.username || url.password)
    throw new ForbiddenAddress("its address contains a user name or password");
  // A literal address is connected to without any lookup.
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(literal) && !isAllowed(literal)) throw new ForbiddenAddress(notOnInternet);
}

interface RequestOptions {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/**
 * Sends one request over a connection of its own to an address that is allowed, decided on the address that the socket
 * connects to. Redirects are answers like any other.
 * @returns the answer as soon as its head is here; whoever reads its body sets the limit
 * @throws UnreachableAddress, ForbiddenAddress, or what the connection failed with
 */
export function openPublic(
  url: URL,
  { body, ...options }: RequestOptions,
  reach: Reach,
): Promise<http.IncomingMessage> {
  assertAllowed(url, reach.isAllowed);
  const client = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const request = client.request(url, { agent: false, lookup: guardedLookup(reach), ...options });
    request.on("error", reject);
    request.on("response", resolve);
    request.end(body);
  });
}
