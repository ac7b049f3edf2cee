import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { packedPages } from "@/lib/gate/packed-pages";
import { built, prerendered } from "./prerendered";

/**
 * Compresses the build's scripts, styles and prerendered pages once and as far as Brotli goes, which takes too long at
 * each request. Assets keep their names; a page is named after its path.
 */
function pack(from: string, to: string): void {
  const bytes = readFileSync(from);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(to, brotliCompressSync(bytes, { params }));
}

const chunks = path.join(built, "static/chunks");
const assets = path.join(built, "packed/assets");
const pages = path.join(built, packedPages.folder);

rmSync(path.join(built, "packed"), { recursive: true, force: true });
for (const folder of [assets, pages]) mkdirSync(folder, { recursive: true });
for (const name of readdirSync(chunks)) {
  if (/\.(?:js|css)$/.test(name)) pack(path.join(chunks, name), path.join(assets, name));
}
for (const { route, file } of prerendered(".html")) {
  // Next's own error pages have no address, and the status of an error.
  if (!route.startsWith("/_")) pack(file, path.join(pages, packedPages.nameOf(route)));
}
