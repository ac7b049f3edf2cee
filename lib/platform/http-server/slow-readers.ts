import type { ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { log } from "@/lib/platform/log";

interface Bounds {
  /** Milliseconds within which a client must have taken its answer. */
  answerMs: number;
  /** The same of files, which are made as they are taken: 1 GiB at 2.4 Mbit/s. */
  downloadMs: number;
  /** Bytes that are kept for all clients together until they take them. */
  bufferedBytes: number;
  /** Milliseconds between two looks. */
  everyMs: number;
}

/** The longest page, packed, is taken in the time by a connection of 10 kbit/s. */
const bounds: Bounds = {
  answerMs: 120_000,
  downloadMs: 3_600_000,
  bufferedBytes: 64 * 1024 * 1024,
  everyMs: 500,
};

/**
 * Ends connections whose clients don't read: each that takes longer than `answerMs`, and, when more is kept for all of
 * them than `bufferedBytes`, those that began longest ago until it is less. A client that takes nothing at all is ended
 * sooner, by the server's own time-out.
 * @returns a step that has an answer watched
 */
export function endSlowReaders({ answerMs, downloadMs, bufferedBytes, everyMs }: Bounds = bounds) {
  /** When each must be taken, in the order in which they began. */
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
