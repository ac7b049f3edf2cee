import "server-only";
import { type LookupAddress, lookup as systemLookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** An address that can't or must not be connected to. The message is part of a sentence. */
export class UnreachableAddress extends Error {
  override name = "UnreachableAddress";
}

/** An address that is not allowed. */
export class ForbiddenAddress extends UnreachableAddress {
  override name = "ForbiddenAddress";
}

/** The IPv6 space of the public internet (IANA's registry, RFC 4291). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Azure's platform agent: a public address that answers inside every machine there. */
const azurePlatform = "168.63.129.16";

/**
 * Only addresses of the public internet: global IPv4, and 2000::/3 without special uses. Not loopback, private, link-local, carrier or
 * multicast, nor IPv4 inside IPv6 such as `::7f00:1`.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast" || parsed.toString() === azurePlatform) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

/** The allowed IP addresses, and the resolver. */
export interface AddressPolicy {
  isAllowed: (address: string) => boolean;
  lookup: typeof systemLookup;
}

export const publicAddresses: AddressPolicy = { isAllowed: isPublicAddress, lookup: systemLookup };

const notOnInternet = "it is not on the public internet";

/**
 * Resolves a name if all its addresses are allowed. The socket connects to the checked addresses, which prevents DNS rebinding.
 */
function guardedLookup({ isAllowed, lookup }: AddressPolicy): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[] | undefined;
      const [first] = addresses ?? [];
      if (error || !addresses || !first) {
        callback(new UnreachableAddress("its domain name can’t be resolved"), "", 0);
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

/** @throws ForbiddenAddress before any lookup */
export function assertAllowed(url: URL, isAllowed: (address: string) => boolean): void {
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new ForbiddenAddress("it begins with neither http:// nor https://");
  }
  if (url.username || url.password) throw new ForbiddenAddress("it contains a username or password");
  // Literal addresses are connected to without a lookup.
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
 * Sends a request over a new connection, if the address that the socket connects to is allowed. Redirects are not followed.
 * @returns the response once its headers arrived; limit the body when reading it
 * @throws UnreachableAddress, ForbiddenAddress, or the error of the connection
 */
export function sendPublicRequest(
  url: URL,
  { body, ...options }: RequestOptions,
  policy: AddressPolicy,
): Promise<http.IncomingMessage> {
  assertAllowed(url, policy.isAllowed);
  const client = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const request = client.request(url, { agent: false, lookup: guardedLookup(policy), ...options });
    request.on("error", reject);
    request.on("response", resolve);
    // Some ends have no event of their own, such as a switch of protocols (101). After a response, this has no effect.
    request.on("close", () => reject(new UnreachableAddress("its server sent no response")));
    request.end(body);
  });
}
