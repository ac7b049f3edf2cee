import "server-only";
import { type LookupAddress, lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** An address that can't or mustn't be fetched from; the message completes a sentence. */
export class UnreachableAddress extends Error {
  override name = "UnreachableAddress";
}

interface FetchOptions {
  maximumBytes: number;
  timeoutMs?: number;
  /** Which IP addresses may be connected to. */
  isAllowed?: (address: string) => boolean;
}

const maximumRedirects = 3;
const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** All that is given out of IPv6 for the open internet (IANA's address space registry, RFC 4291). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Only addresses of the open internet: global IPv4, and of 2000::/3 what has no special use. Not loopback, private,
 * link-local, carrier or multicast, nor IPv4 inside IPv6, `::7f00:1` among it.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast));
}

/**
 * Resolves a name and hands on its addresses only if every one is allowed. The socket connects to exactly what was
 * checked here, so a name that changes its mind between check and connection (DNS rebinding) gains nothing.
 */
function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[] | undefined;
      const [first] = addresses ?? [];
      if (error || !addresses || !first) {
        callback(new UnreachableAddress("its name leads nowhere"), "", 0);
      } else if (!addresses.every(({ address }) => isAllowed(address))) {
        callback(new UnreachableAddress("its address is not on the public internet"), "", 0);
      } else if (options.all) {
        callback(null, addresses, 0);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}

function assertAllowed(url: URL, isAllowed: (address: string) => boolean): void {
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new UnreachableAddress("its address is neither http nor https");
  }
  if (url.username || url.password) throw new UnreachableAddress("its address carries a password");
  // A literal address is connected to without any lookup.
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(literal) && !isAllowed(literal)) {
    throw new UnreachableAddress("its address is not on the public internet");
  }
}

type Answer = { redirect: string } | { bytes: Buffer };

function get(url: URL, options: Required<FetchOptions>, signal: AbortSignal): Promise<Answer> {
  assertAllowed(url, options.isAllowed);
  const client = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const request = client.get(url, {
      agent: false,
      signal,
      lookup: guardedLookup(options.isAllowed),
      headers: { Accept: "image/*", "Accept-Encoding": "identity" },
    });
    request.on("error", reject);
    request.on("response", (response) => {
      const status = response.statusCode ?? 0;
      if (status !== 200) response.destroy();
      if (isRedirect(status) && response.headers.location) resolve({ redirect: response.headers.location });
      else if (status !== 200) reject(new UnreachableAddress(`its server answered ${status}`));
      else readAll(response, options.maximumBytes).then((bytes) => resolve({ bytes }), reject);
    });
  });
}

async function readAll(response: http.IncomingMessage, maximum: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > maximum) throw new UnreachableAddress(`it is larger than ${maximum / 1024} KiB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Fetches a file from the public internet, never from an address inside it; every redirect is checked like the first.
 * @throws UnreachableAddress
 */
export async function fetchPublic(url: URL, given: FetchOptions): Promise<Buffer> {
  const options = { timeoutMs: 5000, isAllowed: isPublicAddress, ...given };
  const signal = AbortSignal.timeout(options.timeoutMs);
  let current = url;
  try {
    for (let hop = 0; hop <= maximumRedirects; hop++) {
      const answer = await get(current, options, signal);
      if ("bytes" in answer) return answer.bytes;
      if (!URL.canParse(answer.redirect, current)) break;
      current = new URL(answer.redirect, current);
    }
  } catch (error) {
    if (error instanceof UnreachableAddress) throw error;
    throw new UnreachableAddress(signal.aborted ? "it took too long" : "its server can't be reached");
  }
  throw new UnreachableAddress("it was redirected too often");
}
