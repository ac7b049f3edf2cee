import type { ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { log } from "@/lib/platform/log";

interface Bounds {
  /** Milliseconds within which a client must read its response. */
  answerMs: number;
  /** The same for downloads, which are streamed: 1 GiB at 2.4 Mbit/s. */
  downloadMs: number;
  /** Bytes buffered for all clients together. */
  bufferedBytes: number;
  /** Milliseconds between two checks. */
  everyMs: number;
}

/** Enough for the longest compressed page at 10 kbit/s. */
const bounds: Bounds = {
  answerMs: 120_000,
  downloadMs: 3_600_000,
  bufferedBytes: 64 * 1024 * 1024,
  everyMs: 500,
};

/**
 * Closes connections of slow readers: after `answerMs`, and the oldest ones while more than `bufferedBytes` are buffered. Clients that
 * read nothing are closed earlier by the server's timeout.
 * @returns a step that watches a response
 */
export function closeSlowReaders({ answerMs, downloadMs, bufferedBytes, everyMs }: Bounds = bounds) {
  /** The deadline of each response by performance.now(), oldest first. */
  const deadlines = new Map<ServerResponse, number>();
  const end = (response: ServerResponse) => {
    deadlines.delete(response);
    response.destroy();
  };

  const closeOverdue = () => {
    const before = deadlines.size;
    const now = performance.now();
    let buffered = 0;
    for (const [response, due] of deadlines) {
      if (due < now) end(response);
      else buffered += response.writableLength;
    }
    for (const response of deadlines.keys()) {
      if (buffered <= bufferedBytes) break;
      if (response.writableLength === 0) continue;
      buffered -= response.writableLength;
      end(response);
    }
    const ended = before - deadlines.size;
    if (ended > 0) log.warn({ ended }, "connections were closed because their clients did not read");
  };
  setInterval(closeOverdue, everyMs).unref();

  return (response: ServerResponse, isDownload = false): void => {
    const allowedMs = isDownload ? downloadMs : answerMs;
    onHeaders(response, () => deadlines.set(response, performance.now() + allowedMs));
    response.once("close", () => deadlines.delete(response));
  };
}
