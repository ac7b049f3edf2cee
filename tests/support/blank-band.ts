import sharp from "sharp";

/** Pixels: twice the largest space between two sections of a page. */
export const tallestSpace = 450;

/**
 * The height in pixels of the tallest blank band in a page's pictures: rows of a single color that equal the row above.
 * @param pictures of a whole page, from top to bottom, all of the same width
 */
export async function tallestBlankBand(pictures: Uint8Array[]): Promise<number> {
  let tallest = 0;
  let band = 0;
  let above: number | undefined;
  for (const picture of pictures) {
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixels = new Uint32Array(data.buffer, data.byteOffset, info.width * info.height);
    for (let row = 0; row < info.height; row++) {
      const colors = pixels.subarray(row * info.width, (row + 1) * info.width);
      const [color] = colors;
      const isBlank = color === above && colors.every((pixel) => pixel === color);
      above = color;
      band = isBlank ? band + 1 : 0;
      tallest = Math.max(tallest, band);
    }
  }
  return tallest;
}
