import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/**
 * Compresses the build's scripts and styles once and as far as Brotli goes, which takes too long at each request, into
 * .next/packed, under their own names.
 */
const built = path.join(import.meta.dirname, "../../.next");
const chunks = path.join(built, "static/chunks");
const packed = path.join(built, "packed");

rmSync(packed, { recursive: true, force: true });
mkdirSync(packed, { recursive: true });
for (const name of readdirSync(chunks)) {
  if (!/\.(?:js|css)$/.test(name)) continue;
  const bytes = readFileSync(path.join(chunks, name));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(path.join(packed, name), brotliCompressSync(bytes, { params }));
}
