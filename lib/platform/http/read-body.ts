import { lengths } from "@/lib/platform/forms/lengths";
import { HttpError, type Sentence } from "@/lib/platform/http-error";
import { createRefusal, refusalSentence } from "@/lib/platform/words";

const tooLong = refusalSentence((words) => words.tooLong);

/**
 * Reads a body of at most 64 KiB. It stops at the first byte beyond, so that an endless one uses no memory.
 * @throws HttpError 413 if it is larger, 400 if it is incomplete or isn't UTF-8
 */
export async function readText(request: Request, maximum: number = lengths.bodyBytes): Promise<string> {
  const bytes = await readBytes(request, maximum);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw createRefusal(400, ({ notUtf8 }) => notUtf8);
  }
}

/** Like `readText`, for bytes. @param tooLarge the message for a body over `maximum` */
export async function readBytes(
  request: Request,
  maximum: number,
  tooLarge: Sentence = tooLong,
): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > maximum) throw new HttpError(413, tooLarge);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw createRefusal(400, ({ brokenOff }) => brokenOff);
    });
    if (done) break;
    size += value.byteLength;
    if (size > maximum) {
      await reader.cancel().catch(() => undefined);
      throw new HttpError(413, tooLarge);
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
