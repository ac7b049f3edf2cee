import type { ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { log } from "@/lib/platform/log";

interface Bounds {
  /** Milliseconds within which a client must have taken its answer. */
  answerMs: number;
  /** Bytes that are kept for all clients together until they take them. */
  bufferedBytes: number;
  /** Milliseconds between two looks. */
  everyMs: number;
}

/** The longest page, packed, is taken in the time by a connection of 10 kbit/s. */
const bounds: Bounds = { answerMs: 120_000, bufferedBytes: 64 * 1024 * 1024, everyMs: 500 };

/**
 * Ends connections whose clients don't read: each that takes longer than `answerMs`, and, when more is kept for all of
 * them than `bufferedBytes`, those that began longest ago until it is less. A client that takes nothing at all is ended
 * sooner, by the server's own time-out.
 * @returns a step that has an answer watched
 */
export function endSlowReaders({ answerMs, bufferedBytes, everyMs }: Bounds = bounds) {
  /** In the order in which they began. */
  const startedAt = new Map<ServerResponse, number>();
  const end = (response: ServerResponse) => {
    startedAt.delete(response);
    response.destroy();
  };

  const look = () => {
    const before = startedAt.size;
    const latest = performance.now() - answerMs;
    let buffered = 0;
    for (const [response, started] of startedAt) {
      if (started < latest) end(response);
      else buffered += response.writableLength;
    }
    for (const response of startedAt.keys()) {
      if (buffered <= bufferedBytes) break;
      if (response.writableLength === 0) continue;
      buffered -= response.writableLength;
      end(response);
    }
    const ended = before - startedAt.size;
    if (ended > 0) log.warn({ ended }, "connections were ended whose clients did not read");
  };
  setInterval(look, everyMs).unref();

  return (response: ServerResponse): void => {
    onHeaders(response, () => startedAt.set(response, performance.now()));
    response.once("close", () => startedAt.delete(response));
  };
}
