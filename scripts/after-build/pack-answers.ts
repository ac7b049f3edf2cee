import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/**
 * Compresses the build's scripts, styles and prerendered pages once and as far as Brotli goes, which takes too long at
 * each request. A page is found again by its length and what is in it (SHA-256), since a barrier may answer at any
 * page's address.
 */
const built = path.join(import.meta.dirname, "../../.next");
const packed = path.join(built, "packed");

function pack(from: string, type: RegExp, to: string, nameOf: (file: string, bytes: Buffer) => string): void {
  mkdirSync(path.join(packed, to), { recursive: true });
  for (const file of readdirSync(path.join(built, from), { recursive: true, encoding: "utf8" })) {
    if (!type.test(file)) continue;
    const bytes = readFileSync(path.join(built, from, file));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeFileSync(path.join(packed, to, nameOf(file, bytes)), brotliCompressSync(bytes, { params }));
  }
}

rmSync(packed, { recursive: true, force: true });
pack("static/chunks", /\.(?:js|css)$/, "assets", (file) => file);
pack("server/app", /\.html$/, "pages", (_, bytes) => {
  return `${bytes.length}-${createHash("sha256").update(bytes).digest("hex")}`;
});
