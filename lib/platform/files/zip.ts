import "server-only";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Bytes } from "./blocks";

/** A file of an archive. */
export interface ZipEntry {
  /** Its path in the archive, of plain letters, digits, dots, hyphens and slashes. */
  name: string;
  /** Bytes. */
  size: number;
  /** Opened when its turn comes. */
  open: () => Bytes | Promise<Bytes>;
}

/**
 * Streams files as one ZIP archive (APPNOTE 6.3), with ZIP64 if needed. Without compression: most attachments are compressed
 * already, and the length of the archive is known in advance.
 * @param at the modification time of its files
 */
export async function createZip(
  entries: readonly ZipEntry[],
  at: Date,
): Promise<{ size: number; bytes: Bytes }> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  // If the reader stops, the open file is closed.
  let source: Readable | undefined;
  output.once("close", () => source?.destroy());
  for (const { name, size, open } of entries) {
    zip.addReadStreamLazy(name, { size, mtime: at, mode: 0o100600, compress: false }, (addStream) => {
      Promise.resolve()
        .then(open)
        .then(
          (bytes) => {
            source = Readable.from(bytes, { objectMode: false });
            source.on("error", (error) => output.destroy(error));
            addStream(null, source);
          },
          (error) => output.destroy(error),
        );
    });
  }
  const size = await new Promise<number>((resolve) => {
    zip.end({ forceZip64Format: false, comment: "" }, (...[total]: unknown[]) => resolve(Number(total)));
  });
  return { size, bytes: output };
}
