import type { Page } from "@playwright/test";

/**
 * The height in pixels of the tallest band of a whole-page picture, taken without scrolling, whose rows show nothing:
 * neither in themselves nor in comparison with the row above.
 */
export async function tallestBlankBand(page: Page): Promise<number> {
  const picture = await page.screenshot({ fullPage: true, scale: "css" });
  // On a page of its own: the site's policy keeps such pictures out.
  const reader = await page.context().newPage();
  try {
    return await reader.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const { width, height } = bitmap;
      // In strips: a picture of a long page is larger than a canvas may be.
      const strip = 1000;
      const context = new OffscreenCanvas(width, strip).getContext("2d");
      if (!context) throw new Error("no canvas");
      let tallest = 0;
      let band = 0;
      let above: number | undefined;
      for (let top = 0; top < height; top += strip) {
        const rows = Math.min(strip, height - top);
        context.drawImage(bitmap, 0, top, width, rows, 0, 0, width, rows);
        const pixels = new Uint32Array(context.getImageData(0, 0, width, rows).data.buffer);
        for (let row = 0; row < rows; row++) {
          const colors = pixels.subarray(row * width, (row + 1) * width);
          const [color] = colors;
          const isBlank = color === above && colors.every((pixel) => pixel === color);
          above = color;
          band = isBlank ? band + 1 : 0;
          tallest = Math.max(tallest, band);
        }
      }
      return tallest;
    }, picture.toString("base64"));
  } finally {
    await reader.close();
  }
}
