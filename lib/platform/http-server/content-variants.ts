import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

/** A response body in every encoding that was asked for. */
export interface Content {
  /** Weak, because the encodings of one body share it. */
  etag: string;
  bytesIn(encoding: Encoding): Promise<Buffer>;
}

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Quick at first; as small as possible for what is rendered again and again, which takes a second for a long page. */
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const quick = 5;
const best = constants.BROTLI_MAX_QUALITY;

/** One body at a time is compressed in the background, so that requests keep the other threads. */
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

/** Bytes of bodies that are kept; their compressed variants are about a third more. */
const maxBytes = 32 * 1024 * 1024;

/**
 * Keeps each distinct body once, however many requests and seconds it is served for. One that is rendered again is worth
 * being packed well; one with a nonce never is, and strangers can have as many of those rendered as they like.
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
