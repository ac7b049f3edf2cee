import { expect, it } from "vitest";
import { readUpload } from "@/lib/platform/http/read-upload";

const headers = { "Content-Type": "multipart/form-data; boundary=b" };
const file = '--b\r\nContent-Disposition: form-data; name="a"; filename="a.txt"\r\n\r\nwords\r\n';

async function readAll(body: string): Promise<string[]> {
  const read: string[] = [];
  for await (const part of readUpload(new Request("http://localhost/", { method: "POST", headers, body }))) {
    if (part.kind === "field") read.push(part.value);
    else for await (const bytes of part.bytes) read.push(Buffer.from(bytes).toString());
  }
  return read;
}

it("multipart data is read even if a part has no headers", async () => {
  expect(await readAll(`--b\r\n\r\n\r\nnothing\r\n${file}--b--\r\n`)).toEqual(["words"]);
});

it.each([
  ["headers have no end", "--b\r\n\r\n--b--\r\n"],
  ["headers have no end, before a file", `--b\r\nX: y\r\n${file}--b--\r\n`],
  ["headers have no end, behind a file", `${file}--b\r\n\r\n--b--\r\n`],
  ["content has no end", file],
])("multipart data is rejected without a hang if a part’s %s", async (_which, body) => {
  await expect(readAll(body)).rejects.toMatchObject({ status: 400 });
});
