/** Twice the size of the header's logo, so that thin letters remain visible. */
const box = { width: 272, height: 64 };

/** Below this contrast a shape is hardly visible on its background. WCAG requires 3 for essential graphics. */
const minContrast = 2;

/**
 * A picture with a larger share of visible pixels brings its own background, so its contrast doesn't depend on the
 * theme.
 */
const filledShare = 0.95;

function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * The share, from 0 to 1, of a picture's visible pixels that hardly stand out from the background.
 * @param pixels RGBA values of the picture alone
 * @param ground the background as RGB
 */
export function measureLowContrastShare(
  pixels: ArrayLike<number>,
  ground: readonly [number, number, number],
): number {
  const behind = luminance(...ground);
  let visible = 0;
  let faint = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    if (alpha < 0.25) continue;
    const mixedColor = ground.map((base, part) => base + alpha * ((pixels[at + part] ?? 0) - base));
    const pixelLuminance = luminance(...(mixedColor as [number, number, number]));
    const contrast = (Math.max(pixelLuminance, behind) + 0.05) / (Math.min(pixelLuminance, behind) + 0.05);
    visible += 1;
    if (contrast < minContrast) faint += 1;
  }
  if (visible === 0) return 1;
  return visible > (pixels.length / 4) * filledShare ? 0 : faint / visible;
}

/** The share of a loaded image’s visible pixels with too little contrast to the background, a CSS color. */
export function lowContrastShare(image: HTMLImageElement, ground: string): number {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(box.width / naturalWidth, box.height / naturalHeight);
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context || !naturalWidth || !naturalHeight) return 0;
  context.fillStyle = ground;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  context.clearRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return measureLowContrastShare(context.getImageData(0, 0, width, height).data, [red, green, blue]);
}
