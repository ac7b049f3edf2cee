import type { IncomingMessage } from "node:http";
import { contentLength } from "./request-headers";

/**
 * Buffers the whole body before the next step, so that slow senders use nothing else, and nothing is done for clients that disconnect
 * first. `endSlowBodies` closes connections that never complete it.
 */
export function whenBodyComplete(request: IncomingMessage, goOn: () => void): void {
  let missing = contentLength(request.headers);
  if (missing === 0) {
    goOn();
    return;
  }
  const pieces: Buffer[] = [];
  const take = () => {
    while (missing > 0) {
      const piece: Buffer | null = request.read();
      if (piece === null) return;
      pieces.push(piece);
      missing -= piece.length;
    }
    request.off("readable", take);
    // In the same turn as the last chunk, before the end event.
    request.unshift(Buffer.concat(pieces));
    goOn();
  };
  request.on("readable", take);
}
