import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { fileLengthHeader } from "@/lib/platform/http/headers";
import { filePolicy } from "@/lib/platform/http/policy";
import { contentLength } from "./request-headers";

/** The requests that carry files, which are larger and take longer than what everybody may send and gets. */
export interface Transfers {
  /** Paths that take files, with the bytes of the largest body. */
  uploads: readonly { path: RegExp; maximumBytes: number }[];
  /** Paths that hand files out, made as they are taken: an answer that waits costs no memory. */
  downloads: readonly RegExp[];
}

const pathOf = ({ url = "" }: IncomingMessage): string => url.split(/[?#]/, 1)[0] ?? "";

/** @returns the bytes of the largest body that a path takes as files; null for every other request */
export function uploadLimit({ uploads }: Transfers, request: IncomingMessage): number | null {
  if (request.method !== "POST") return null;
  const path = pathOf(request);
  return uploads.find((upload) => upload.path.test(path))?.maximumBytes ?? null;
}

export function isDownload({ downloads }: Transfers, request: IncomingMessage): boolean {
  const path = pathOf(request);
  return downloads.some((download) => download.test(path));
}

/**
 * Takes every right of this site's pages from a file that it hands out, even where a browser is talked into opening it:
 * in place of whatever policy its address got as one of the site. And says how long it is.
 */
export function describeDownload(response: ServerResponse): void {
  onHeaders(response, () => {
    response.setHeader("Content-Security-Policy", `sandbox; ${filePolicy}`);
    const length = response.getHeader(fileLengthHeader);
    if (length === undefined) return;
    response.removeHeader(fileLengthHeader);
    response.setHeader("Content-Length", Number(length));
  });
}

/** Milliseconds in which a body must have come. The largest ordinary one within it is 280 kbit/s; 1 GiB of files 2.4 Mbit/s. */
const bodyMs = { ordinary: 60_000, upload: 3_600_000 };
/** Milliseconds in which a client that was answered early may go on sending before its connection is cut. */
const lingerMs = 2000;

/** As Node answers a request that takes too long as a whole; in some seconds another try may go better. */
const timedOut =
  "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 5\r\n\r\n";

/** Ends the connection of a client whose body is waited for no longer. */
export function abortBody({ socket }: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) socket.write(timedOut);
  socket.destroy();
}

/**
 * Ends the connection of a client that takes too long to send its body, so that none holds it for long; and of one that
 * is answered while it goes on sending a file, whose rest would be read for nothing.
 */
export function endSlowBodies(request: IncomingMessage, response: ServerResponse, isUpload: boolean): void {
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

/** Milliseconds within which a request may come as a whole, in any case. */
export const longestRequestMs = bodyMs.upload + 60_000;
