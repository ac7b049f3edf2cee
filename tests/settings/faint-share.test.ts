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

it("tells a logo that can't be seen on a ground from one that can", () => {
  const letters = picture(black, clear, black, clear);
  expect(faintShareOf(letters, dark)).toBe(1);
  expect(faintShareOf(letters, light)).toBe(0);
  expect(faintShareOf(picture(black, white, clear, clear), dark)).toBe(0.5);
});

it("leaves a picture alone that brings its own ground", () => {
  expect(faintShareOf(picture(white, white, white, black), light)).toBe(0);
});

it("calls a picture without a visible pixel faint", () => {
  expect(faintShareOf(picture(clear, clear), light)).toBe(1);
});
