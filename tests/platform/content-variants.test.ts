import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, it } from "vitest";
import { contentStore } from "@/lib/platform/http-server/content-variants";
import { eventually } from "@/tests/support/eventually";

const pageWith = (nonce: string) =>
  Buffer.from(
    Array.from({ length: 2000 }, (_, row) => `<p class="${row % 7}">Row ${row * 7919} ${nonce}</p>`).join(
      "\n",
    ),
  );
const packed = (body: Buffer, quality: number) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

it("only a body that is rendered again gets the strongest compression", async () => {
  const contentOf = contentStore();
  const [once, again] = [pageWith("first"), pageWith("second")];
  const content = contentOf(once);
  // Background work for the first request would run before the second one.
  expect((await content.bytesIn("br")).length).toBe(packed(once, 5));
  await contentOf(again).bytesIn("br");
  const rendered = contentOf(Buffer.from(again));
  await eventually(async () => expect((await rendered.bytesIn("br")).length).toBe(packed(again, 11)));
  expect((await content.bytesIn("br")).length).toBe(packed(once, 5));
  expect(brotliDecompressSync(await rendered.bytesIn("br"))).toEqual(again);
});
