import { expect, it } from "vitest";
import { faintShareOf } from "@/components/console/previews/faint-share";

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
  expect(faintShareOf(letters, dark)).toBe(1);
  expect(faintShareOf(letters, light)).toBe(0);
  expect(faintShareOf(picture(black, white, clear, clear), dark)).toBe(0.5);
});

it("an image with its own background is accepted", () => {
  expect(faintShareOf(picture(white, white, white, black), light)).toBe(0);
});

it("an image without a visible pixel is detected", () => {
  expect(faintShareOf(picture(clear, clear), light)).toBe(1);
});
