import { describe, expect, it } from "vitest";
import { readUpload } from "@/lib/platform/http/read-upload";

function uploadOf(count: number): Request {
  const form = new FormData();
  for (let number = 0; number < count; number += 1) form.append("files", new Blob(["a"]), `${number}.txt`);
  return new Request("http://localhost/files", { method: "POST", body: form });
}

/** Reads a form part by part, with its files. @returns the number of parts */
async function count(request: Request): Promise<number> {
  let parts = 0;
  for await (const part of readUpload(request)) {
    if (part.kind === "file") for await (const _bytes of part.bytes);
    parts += 1;
  }
  return parts;
}

describe("a form with files", () => {
  it("is read part by part", async () => {
    expect(await count(uploadOf(200))).toBe(200);
  });

  it("is rejected if it has more parts than any form", async () => {
    await expect(count(uploadOf(5000))).rejects.toMatchObject({ status: 422 });
  });
});
