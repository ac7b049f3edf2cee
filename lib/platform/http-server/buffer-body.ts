import type { IncomingMessage } from "node:http";
import { contentLength } from "./request-headers";

/**
 * Buffers the whole body, then calls `next`, so that slow senders use no other resources and clients that disconnect cause no work.
 * `closeSlowBodies` closes connections that never complete it.
 */
export function bufferBody(request: IncomingMessage, next: () => void): void {
  let missing = contentLength(request.headers);
  if (missing === 0) {
    next();
    return;
  }
  const pieces: Buffer[] = [];
  const readChunks = () => {
    while (missing > 0) {
      const piece: Buffer | null = request.read();
      if (piece === null) return;
      pieces.push(piece);
      missing -= piece.length;
    }
    request.off("readable", readChunks);
    // In the same turn as the last chunk, before the end event.
    request.unshift(Buffer.concat(pieces));
    next();
  };
  request.on("readable", readChunks);
}
