import "server-only";
import type { IncomingMessage } from "node:http";
import { publicAddresses, sendPublicRequest, UnreachableAddress } from "./public-request";

interface FetchOptions {
  maximumBytes: number;
  timeoutMs?: number;
  isAllowed?: (address: string) => boolean;
}

const maximumRedirects = 3;
const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

type FetchResult = { redirect: string } | { bytes: Buffer };

async function get(url: URL, options: Required<FetchOptions>, signal: AbortSignal): Promise<FetchResult> {
  const headers = { Accept: "image/*", "Accept-Encoding": "identity" };
  const policy = { ...publicAddresses, isAllowed: options.isAllowed };
  const response = await sendPublicRequest(url, { method: "GET", headers, signal }, policy);
  const status = response.statusCode ?? 0;
  if (status === 200) return { bytes: await readAll(response, options.maximumBytes) };
  response.destroy();
  if (isRedirect(status) && response.headers.location) return { redirect: response.headers.location };
  throw new UnreachableAddress(`its server answered ${status}`);
}

async function readAll(response: IncomingMessage, maximum: number): Promise<Buffer> {
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
 * Fetches an image from the public internet, never from an address inside it; every redirect is checked like the first.
 * @throws UnreachableAddress
 */
export async function fetchPublicImage(url: URL, overrides: FetchOptions): Promise<Buffer> {
  const options = { timeoutMs: 5000, isAllowed: publicAddresses.isAllowed, ...overrides };
  const signal = AbortSignal.timeout(options.timeoutMs);
  let current = url;
  try {
    for (let hop = 0; hop <= maximumRedirects; hop++) {
      const result = await get(current, options, signal);
      if ("bytes" in result) return result.bytes;
      if (!URL.canParse(result.redirect, current)) break;
      current = new URL(result.redirect, current);
    }
  } catch (error) {
    if (error instanceof UnreachableAddress) throw error;
    throw new UnreachableAddress(signal.aborted ? "it took too long" : "its server can’t be reached");
  }
  throw new UnreachableAddress("it was redirected too often");
}
