/** The smallest complete images: a one-pixel PNG that browsers decode, and the headers of other formats. */
export const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A white shape on a transparent background, invisible on white. */
export const whiteShape = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAABCAYAAAD5PA/NAAAADklEQVR42mP4DwUMUAAAY60H+RWYSrgAAAAASUVORK5CYII=",
  "base64",
);

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))),
  );

export const heads = {
  png: bytes("\x89PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 0, 0, 136, 0, 0, 0, 32]),
  // An APP0 segment of 16 bytes, fill bytes, then a progressive frame.
  jpeg: bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 16],
    "JFIF\0",
    new Array(9).fill(0),
    [0xff, 0xff, 0xff, 0xc2],
    [0, 17, 8, 0, 32, 0, 136],
  ),
  webpLossy: bytes(
    "RIFF",
    [0, 0, 0, 0],
    "WEBPVP8 ",
    [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a],
    [136, 0, 32, 0],
  ),
  webpLossless: bytes("RIFF", [0, 0, 0, 0], "WEBPVP8L", [0, 0, 0, 0, 0x2f], [135, 0xc0, 7, 0]),
  webpExtended: bytes("RIFF", [0, 0, 0, 0], "WEBPVP8X", [10, 0, 0, 0, 0, 0, 0, 0], [135, 0, 0, 31, 0, 0]),
  avif: bytes(
    [0, 0, 0, 20],
    "ftypavif",
    [0, 0, 0, 0],
    "mif1",
    [0, 0, 0, 20],
    "ispe",
    [0, 0, 0, 0],
    [0, 0, 0, 136, 0, 0, 0, 32],
  ),
};

/** A PNG header that claims a size. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from(heads.png);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}
