import { describe, expect, it } from "vitest";
import { contentTypeOf, sniffedBytes } from "@/lib/platform/files/content-type";
import { attachmentName, downloadName, fileLabel, formatFileSize } from "@/lib/platform/files/names";
import { pdf } from "@/tests/support/files";

describe("the original name of a file", () => {
  it.each([
    ["Rechnung März.pdf", "Rechnung März.pdf"],
    ["../../etc/passwd", "passwd"],
    ["C:\\fakepath\\scan.png", "scan.png"],
    ["in\u202evoice fdp.exe", "invoice fdp.exe"],
    ["a\u0000b\r\nSet-Cookie: x.pdf", "abSet-Cookie: x.pdf"],
    ["\ud800broken.pdf", "\ufffdbroken.pdf"],
    ["<img src=x onerror=alert(1)>.png", "<img src=x onerror=alert(1)>.png"],
    ["   ", "Unnamed file"],
    ["/", "Unnamed file"],
  ])("%j is stored as %j", (claimed, label) => {
    expect(fileLabel(claimed)).toBe(label);
  });

  it("is limited to 120 characters, and no character is split", () => {
    expect([...fileLabel("🦊".repeat(300))]).toEqual(Array(120).fill("🦊"));
  });
});

it.each([
  [{ number: 3, label: "Rechnung März 2026.docx", extension: "pdf" }, "03-rechnung-marz-2026.pdf"],
  [{ number: 12, label: "<script>.html", extension: "txt" }, "12-script.txt"],
  [{ number: 1, label: "履歴書.pdf", extension: "pdf" }, "01.pdf"],
  [{ number: 104, label: "..", extension: "zip" }, "104.zip"],
])("%j is downloaded as %s", (file, name) => {
  expect(downloadName(file)).toBe(name);
  expect(name).toMatch(/^[a-z0-9.-]+$/);
});

it.each([
  ["Rechnung März.pdf", "pdf", "Rechnung März.pdf"],
  ["Scan.JPEG", "jpg", "Scan.JPEG"],
  ["notes.md", "txt", "notes.md"],
  ["page.html", "txt", "page.html.txt"],
  ["run.exe", "pdf", "run.exe.pdf"],
  ["README", "txt", "README.txt"],
])("%s with the content of a %s is emailed as %s", (label, extension, name) => {
  expect(attachmentName({ label, extension })).toBe(name);
});

describe("the type of a file follows from its content", () => {
  const utf8 = (text: string) => Buffer.from(text);
  it.each([
    ["a PDF", pdf(), "pdf"],
    ["JSON", utf8('{"orders": []}'), "json"],
    ["a table", utf8("name;when\nAda;2026-01-31\nBob;2026-02-01\n"), "csv"],
    ["a table without a final line break", utf8("name,when\r\nAda,2026-01-31"), "csv"],
    ["a log, as text", utf8("[2026-01-31 10:00] started\n[2026-01-31 10:01] stopped\n"), "txt"],
    ["a template, as text", utf8("{{name}}, thank you."), "txt"],
    [
      "a long JSON list of strings",
      utf8(JSON.stringify(Array(9000).fill("reading"))).subarray(0, sniffedBytes),
      "json",
    ],
    [
      "a long log with numbers, as text",
      utf8("[1234] started\n".repeat(6000)).subarray(0, sniffedBytes),
      "txt",
    ],
    [
      "a long kernel log, as text",
      utf8("[    0.0001] Linux\n".repeat(6000)).subarray(0, sniffedBytes),
      "txt",
    ],
    ["a JSON value per line, as text", utf8('{"a":1}\n'.repeat(9000)).subarray(0, sniffedBytes), "txt"],
    [
      "a long JSON list of booleans",
      utf8(JSON.stringify(Array(20000).fill(true))).subarray(0, sniffedBytes),
      "json",
    ],
    [
      "long JSON on many lines",
      utf8(JSON.stringify({ a: Array(9000).fill("b") }, null, 2)).subarray(0, sniffedBytes),
      "json",
    ],
    ["a long log, as text", utf8("[2026-01-31 10:00] ok\n".repeat(3000)).subarray(0, sniffedBytes), "txt"],
    ["text", utf8("Dear all, nothing was found.\nYours"), "txt"],
    ["a web page, as text", utf8("<!doctype html><script>alert(1)</script>"), "txt"],
    ["an SVG image, as text", utf8('<?xml version="1.0"?><svg onload="alert(1)"/>'), "txt"],
    ["text that ends within a character", utf8("März").subarray(0, 2), "txt"],
  ])("%s", async (_what, bytes, extension) => {
    expect(await contentTypeOf(bytes)).toMatchObject({ extension });
  });

  it.each([
    ["a Windows program", Buffer.concat([utf8("MZ"), Buffer.alloc(200)])],
    ["bytes of no known type", Buffer.from([1, 2, 3, 255, 254])],
    ["text in another encoding", Buffer.from("M\u00e4rz", "latin1")],
  ])("%s is rejected", async (_what, bytes) => {
    expect(await contentTypeOf(bytes)).toBeNull();
  });
});

it.each([
  [1, "1 byte"],
  [999, "999 bytes"],
  [1000, "1 KB"],
  [999_499, "999 KB"],
  [999_500, "1.0 MB"],
  [52_428_800, "52.4 MB"],
])("%i bytes are shown as %s", (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});
