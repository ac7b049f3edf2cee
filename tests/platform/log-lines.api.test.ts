import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { rawBytes } from "@/tests/support/raw-bytes";
import { type Site, startSite } from "@/tests/support/site";

/** Its output is what `npm start` prints. */
let site: Site;
beforeAll(async () => {
  site = await startSite({
    wrap: [process.execPath, path.resolve(import.meta.dirname, "../support/log-lines.mjs")],
  });
});
afterAll(() => site.stop({ signal: "SIGTERM" }));

const printedLines = () => site.log().trimEnd().split("\n");

/** Characters that terminals interpret, that break lines, or that mislead readers. */
const hostile = {
  escape: "\x1b[2J\x1b[31m",
  "carriage return": "\r",
  "line feed": '\n{"level":"fatal","msg":"forged"}',
  NUL: "\0",
  DEL: "\x7f",
  "C1 controls": "\u009b31m\u0085",
  "direction marks": "\u202e\u2066\u200f",
  "line separators": "\u2028\u2029",
  "zero-width characters": "\u200b\ufeff",
};

describe.each(Object.entries(hostile))("hostile characters: %s", (_name, characters) => {
  it.each([
    ["escaped in the path", `GET /${encodeURIComponent(characters)} HTTP/1.1`, ""],
    ["escaped in a dynamic path", `GET /verify/${encodeURIComponent(characters)} HTTP/1.1`, ""],
    ["raw in the path", `GET /${characters} HTTP/1.1`, ""],
    ["raw in the query", `GET /?${characters} HTTP/1.1`, ""],
    ["raw in the user agent", "GET /about HTTP/1.1", `User-Agent: x${characters}\r\n`],
    ["raw in the forwarding chain", "GET /about HTTP/1.1", `X-Forwarded-For: ${characters}, 10.0.0.9\r\n`],
    ["raw in the host", "GET /about HTTP/1.1", `X-Forwarded-Host: x${characters}\r\n`],
    ["raw in the method", `G${characters} /about HTTP/1.1`, ""],
  ])("%s never appear in the log", async (_where, line, header) => {
    const mark = `/mark-${Math.random().toString(36).slice(2, 10)}`;
    const host = "Host: localhost\r\nConnection: close\r\n";
    await rawBytes(site.url, `${line}\r\n${host}${header}\r\n`);
    await rawBytes(site.url, `GET ${mark} HTTP/1.1\r\n${host}\r\n`);
    await eventually(() => expect(site.log()).toContain(mark));
    expect(site.log()).toMatch(/^[ -~\n]*$/);
    expect(printedLines().filter((printed) => printed.includes('"msg":"forged"'))).toEqual([]);
  });
});

it("every line of the log is JSON, whatever wrote it", async () => {
  const entries = printedLines().map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const entry of entries) {
    expect(entry).toMatchObject({
      level: expect.any(String),
      time: expect.any(String),
      msg: expect.any(String),
    });
  }
  expect(entries.some(({ msg }) => String(msg).startsWith("Ready in"))).toBe(true);
  expect(entries.some(({ msg }) => msg === "request")).toBe(true);
});
