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
export function endSlowReaders({ answerMs, downloadMs, bufferedBytes, everyMs }: Bounds = bounds) {
  /** The deadline of each response, in order of start. */
  const dueAt = new Map<ServerResponse, number>();
  const end = (response: ServerResponse) => {
    dueAt.delete(response);
    response.destroy();
  };

  const look = () => {
    const before = dueAt.size;
    const now = performance.now();
    let buffered = 0;
    for (const [response, due] of dueAt) {
      if (due < now) end(response);
      else buffered += response.writableLength;
    }
    for (const response of dueAt.keys()) {
      if (buffered <= bufferedBytes) break;
      if (response.writableLength === 0) continue;
      buffered -= response.writableLength;
      end(response);
    }
    const ended = before - dueAt.size;
    if (ended > 0) log.warn({ ended }, "connections were ended because their clients did not read");
  };
  setInterval(look, everyMs).unref();

  return (response: ServerResponse, isDownload = false): void => {
    const allowedMs = isDownload ? downloadMs : answerMs;
    onHeaders(response, () => dueAt.set(response, performance.now() + allowedMs));
    response.once("close", () => dueAt.delete(response));
  };
}
