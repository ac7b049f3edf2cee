import { expect, it } from "vitest";
import { measureLowContrastShare } from "@/components/console/previews/low-contrast-share";

const [black, white, clear] = [
  [0, 0, 0, 255],
  [255, 255, 255, 255],
  [0, 0, 0, 0],
];
const dark = [18, 20, 31] as const;
const light = [252, 251, 249] as const;
const picture = (...pixels: (number[] | undefined)[]) => pixels.flatMap((pixel) => pixel ?? []);

it("a logo that is invisible on a background is detected", () => {
  const letters = picture(black, clear, black, clear);
  expect(measureLowContrastShare(letters, dark)).toBe(1);
  expect(measureLowContrastShare(letters, light)).toBe(0);
  expect(measureLowContrastShare(picture(black, white, clear, clear), dark)).toBe(0.5);
});

it("an image with its own background is accepted", () => {
  expect(measureLowContrastShare(picture(white, white, white, black), light)).toBe(0);
});

it("an image without a visible pixel is detected", () => {
  expect(measureLowContrastShare(picture(clear, clear), light)).toBe(1);
});
