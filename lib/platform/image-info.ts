export interface ImageInfo {
  contentType: "image/png" | "image/jpeg" | "image/webp" | "image/avif";
  width: number;
  height: number;
}

/**
 * Detects type and size in pixels from the first bytes of an image; its name and Content-Type don't count.
 * @returns null unless it is a PNG, JPEG, WebP or AVIF image with a size in these bytes
 */
export function imageInfo(bytes: Buffer): ImageInfo | null {
  try {
    return png(bytes) ?? webp(bytes) ?? avif(bytes) ?? jpeg(bytes);
  } catch (error) {
    // Thrown by Buffer's methods at the end of the bytes.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString("latin1", start, end);

function png(bytes: Buffer): ImageInfo | null {
  if (ascii(bytes, 0, 8) !== "\x89PNG\r\n\x1a\n" || ascii(bytes, 12, 16) !== "IHDR") return null;
  return { contentType: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function webp(bytes: Buffer): ImageInfo | null {
  if (ascii(bytes, 0, 4) !== "RIFF" || ascii(bytes, 8, 12) !== "WEBP") return null;
  const contentType = "image/webp";
  switch (ascii(bytes, 12, 16)) {
    case "VP8 ":
      return {
        contentType,
        width: bytes.readUInt16LE(26) & 0x3fff,
        height: bytes.readUInt16LE(28) & 0x3fff,
      };
    case "VP8L": {
      const packed = bytes.readUInt32LE(21);
      return { contentType, width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { contentType, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

function avif(bytes: Buffer): ImageInfo | null {
  if (ascii(bytes, 4, 8) !== "ftyp") return null;
  const brands = ascii(bytes, 8, Math.min(bytes.readUInt32BE(0), 256));
  if (!/avif|avis/.test(brands)) return null;
  // The first image-spatial-extents property: type, version and flags, width, height.
  const at = bytes.indexOf("ispe", 0, "latin1");
  if (at < 0) return null;
  return {
    contentType: "image/avif",
    width: bytes.readUInt32BE(at + 8),
    height: bytes.readUInt32BE(at + 12),
  };
}

/** Walks the segments to the frame header (SOF0 to SOF15, without the tables that share its range). */
function jpeg(bytes: Buffer): ImageInfo | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return {
        contentType: "image/jpeg",
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
      };
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
}
