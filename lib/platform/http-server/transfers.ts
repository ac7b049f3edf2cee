import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { fileLengthHeader } from "@/lib/platform/http/headers";
import { filePolicy } from "@/lib/platform/http/policy";
import { pathOfUrl } from "@/lib/platform/safe-path";
import { contentLength } from "./request-headers";

/** Uploads and downloads of files, which may be larger and take longer than other requests. */
export interface Transfers {
  /** Upload paths, with the largest body in bytes. */
  uploads: readonly { path: RegExp; maximumBytes: number }[];
  /** Download paths. They are streamed, so a slow reader costs no memory. */
  downloads: readonly RegExp[];
}

/** @returns the largest body of an upload in bytes; null for other requests */
export function uploadLimit({ uploads }: Transfers, request: IncomingMessage): number | null {
  if (request.method !== "POST") return null;
  const path = pathOfUrl(request.url ?? "");
  return uploads.find((upload) => upload.path.test(path))?.maximumBytes ?? null;
}

export function isDownload({ downloads }: Transfers, request: IncomingMessage): boolean {
  const path = pathOfUrl(request.url ?? "");
  return downloads.some((download) => download.test(path));
}

/**
 * Sandboxes a download, in case a browser opens it instead of saving it, and sets its length. A refusal, which may be a
 * page of the site, keeps its own policy.
 */
export function describeDownload(response: ServerResponse): void {
  onHeaders(response, () => {
    if (response.statusCode >= 400) return;
    response.setHeader("Content-Security-Policy", `sandbox; ${filePolicy}`);
    const length = response.getHeader(fileLengthHeader);
    if (length === undefined) return;
    response.removeHeader(fileLengthHeader);
    response.setHeader("Content-Length", Number(length));
  });
}

/** Milliseconds for a body: the largest ordinary one needs 280 kbit/s, 1 GiB of files 2.4 Mbit/s. */
const bodyMs = { ordinary: 60_000, upload: 3_600_000 };
/** Milliseconds that a client may go on sending after an early response. */
const lingerMs = 2000;

/** The same response that Node sends to a request that takes too long. */
const timedOut =
  "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 5\r\n\r\n";

/** Closes the connection of a client whose body took too long. */
export function abortBody({ socket }: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) socket.write(timedOut);
  socket.destroy();
}

/** Closes the connection of a client that sends its body too slowly, or goes on sending a file after the response. */
export function closeSlowBodies(request: IncomingMessage, response: ServerResponse, isUpload: boolean): void {
  if (contentLength(request.headers) === 0) return;
  const late = setTimeout(
    () => {
      if (!request.complete) abortBody(request, response);
    },
    isUpload ? bodyMs.upload : bodyMs.ordinary,
  );
  response.once("close", () => clearTimeout(late));
  if (!isUpload) return;
  response.once("finish", () => {
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, lingerMs).unref();
  });
}

/** The longest time for a whole request, in milliseconds. */
export const maxRequestMs = bodyMs.upload + 60_000;
