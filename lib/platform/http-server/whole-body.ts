import type { IncomingMessage } from "node:http";
import { contentLength } from "./request-headers";

/**
 * Goes on with a request once its whole body has come, which is then read as if nobody had read it. Nothing behind this
 * step waits for a client that sends slowly, and nothing is begun for one that goes away before. One that never sends all
 * of it is ended by `endSlowBodies`.
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
    // In the turn of the last piece, before the end of the body is announced.
    request.unshift(Buffer.concat(pieces));
    goOn();
  };
  request.on("readable", take);
}
