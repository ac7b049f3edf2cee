import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

/** A response body in every requested encoding. */
export interface Content {
  /** Weak, because all encodings share it. */
  etag: string;
  /** The bytes of the body, uncompressed. */
  size: number;
  bytesIn(encoding: Encoding): Promise<Buffer>;
}

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Fast for the first response; best compression, about a second for a long page, for bodies that are rendered again. */
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const quick = 5;
const best = constants.BROTLI_MAX_QUALITY;

/** One body at a time is compressed in the background, so that other threads remain for requests. */
let background: Promise<unknown> = Promise.resolve();

function createContent(identity: Buffer, hash: string): Content & { improve: () => void } {
  const variants = new Map<Encoding, Promise<Buffer>>([["identity", Promise.resolve(identity)]]);
  let isImproved = false;
  const improve = () => {
    if (isImproved || !variants.has("br")) return;
    isImproved = true;
    background = background
      .then(() => compressors.br(identity, brotli(best)))
      .then((smaller) => variants.set("br", Promise.resolve(smaller)))
      .catch(() => undefined);
  };
  return {
    improve,
    etag: `W/"${hash}"`,
    size: identity.length,
    bytesIn(encoding) {
      const known = variants.get(encoding);
      if (known || encoding === "identity") return known ?? Promise.resolve(identity);
      const packed =
        encoding === "br" ? compressors.br(identity, brotli(quick)) : compressors.gzip(identity, {});
      variants.set(encoding, packed);
      packed.catch(() => variants.delete(encoding));
      return packed;
    },
  };
}

/** Bytes of cached bodies; compressed variants add about a third. */
const maxBytes = 32 * 1024 * 1024;

/**
 * Caches each distinct body once. Only a body that is rendered again gets the best compression: one with a nonce never is, and
 * anybody can cause any number of those.
 */
export function contentStore(): (body: Buffer) => Content {
  const contents = new LRUCache<string, { content: ReturnType<typeof createContent>; size: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
  });
  return (body) => {
    const hash = createHash("sha256").update(body).digest("base64url");
    const known = contents.get(hash);
    if (known) {
      known.content.improve();
      return known.content;
    }
    const content = createContent(body, hash);
    contents.set(hash, { content, size: body.length + 1 });
    return content;
  };
}
