export type Bytes = AsyncIterable<Uint8Array>;

/**
 * The same bytes in blocks of one size, each with whether it is the last one, which may be shorter. Of no bytes at all it
 * makes one empty block. It holds two blocks at most.
 */
export async function* splitBlocks(
  source: Bytes,
  size: number,
): AsyncGenerator<[block: Buffer, isLast: boolean]> {
  let pieces: Uint8Array[] = [];
  let held = 0;
  for await (const piece of source) {
    pieces.push(piece);
    held += piece.byteLength;
    // The last block is known as such only at the end, so one byte more than a block is waited for.
    if (held <= size) continue;
    const all = Buffer.concat(pieces);
    let start = 0;
    for (; all.length - start > size; start += size) yield [all.subarray(start, start + size), false];
    // A copy, so that no large piece is kept for the sake of its end.
    pieces = [Buffer.from(all.subarray(start))];
    held = all.length - start;
  }
  yield [Buffer.concat(pieces), true];
}
