import { describe, expect, it } from "vitest";
import { imageInfo } from "@/lib/platform/image-info";
import { heads, pixel } from "@/tests/support/images";

describe("imageInfo", () => {
  it.each([
    ["png", "image/png"],
    ["jpeg", "image/jpeg"],
    ["webpLossy", "image/webp"],
    ["webpLossless", "image/webp"],
    ["webpExtended", "image/webp"],
    ["avif", "image/avif"],
  ] as const)("reads type and size of %s", (name, contentType) => {
    expect(imageInfo(heads[name])).toEqual({ contentType, width: 136, height: 32 });
  });

  it("reads a complete image", () => {
    expect(imageInfo(pixel)).toEqual({ contentType: "image/png", width: 1, height: 1 });
  });

  it.each(Object.entries(heads))("finds nothing in a truncated %s", (_name, head) => {
    for (let length = 0; length < head.length; length++) {
      expect(imageInfo(head.subarray(0, length)), `${length} bytes`).toBeNull();
    }
  });

  it.each([
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["SVG behind a declaration", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["GIF", "GIF89a\x01\x00\x01\x00"],
    ["HEIC", "\0\0\0\x14ftypheic\0\0\0\0mif1\0\0\0\x14ispe\0\0\0\0\0\0\0\x88\0\0\0\x20"],
  ])("rejects %s", (_name, text) => {
    expect(imageInfo(Buffer.from(text, "latin1"))).toBeNull();
  });
});
