import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { buildFolder } from "./prerendered";

/** Compresses the build's scripts and styles once with Brotli's best quality, which is too slow to do for each request. */
function pack(from: string, to: string): void {
  const bytes = readFileSync(from);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(to, brotliCompressSync(bytes, { params }));
}

const chunks = path.join(buildFolder, "static/chunks");
const assets = path.join(buildFolder, "packed/assets");

rmSync(path.join(buildFolder, "packed"), { recursive: true, force: true });
mkdirSync(assets, { recursive: true });
for (const name of readdirSync(chunks)) {
  if (/\.(?:js|css)$/.test(name)) pack(path.join(chunks, name), path.join(assets, name));
}
