export type Bytes = AsyncIterable<Uint8Array>;

/**
 * Splits bytes into blocks of equal size and marks the last one, which may be shorter. No bytes make one empty block. Holds at
 * most two blocks in memory.
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
    // Only one more byte shows that a block is not the last.
    if (held <= size) continue;
    const all = Buffer.concat(pieces);
    let start = 0;
    for (; all.length - start > size; start += size) yield [all.subarray(start, start + size), false];
    // A copy, so that a large buffer isn't kept because of its end.
    pieces = [Buffer.from(all.subarray(start))];
    held = all.length - start;
  }
  yield [Buffer.concat(pieces), true];
}
