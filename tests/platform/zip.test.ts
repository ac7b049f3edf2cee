import { expect, it, vi } from "vitest";
import type { Bytes } from "@/lib/platform/files/blocks";
import { createZip } from "@/lib/platform/files/zip";

const archiveOf = (count: number, file: { size: number; open: () => Bytes }) =>
  createZip(
    Array.from({ length: count }, (_, index) => ({ name: `${index}.txt`, ...file })),
    new Date("2027-03-01T12:00:00Z"),
  );

it("an archive of many files causes no warning of a leak", async () => {
  const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
  const open = async function* () {
    yield Buffer.from("x");
  };
  const { bytes, size } = await archiveOf(30, { size: 1, open });
  let read = 0;
  for await (const piece of bytes) read += piece.length;
  expect([read, warn.mock.calls]).toEqual([size, []]);
  warn.mockRestore();
});

it("the file that is open is closed if the reader of its archive stops", async () => {
  const close = vi.fn();
  const open = async function* () {
    try {
      for (;;) yield Buffer.alloc(64 * 1024);
    } finally {
      close();
    }
  };
  const { bytes } = await archiveOf(2, { size: 1e9, open });
  let pieces = 0;
  for await (const _ of bytes) if (++pieces > 3) break;
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});
