import { Readable } from "node:stream";

/** Bytes in chunks, like those of a request. */
export async function* pieces(bytes: Uint8Array | string, size = 1000): AsyncGenerator<Uint8Array> {
  const all = Buffer.from(bytes);
  for (let start = 0; start < all.length; start += size) yield all.subarray(start, start + size);
}

/** Text of a given size, generated while it is read. */
export async function* textOfSize(size: number): AsyncGenerator<Uint8Array> {
  const piece = Buffer.from("What another system holds.\n".repeat(2400));
  for (let left = size; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
}

export async function bytesOf(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of Readable.from(source)) all.push(piece);
  return Buffer.concat(all);
}

/** The first bytes of a PDF, padded to a size. */
export function pdf(size = 200): Buffer {
  const start = Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1");
  return Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length), 7)]);
}
