import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { endpoints, paths } from "@/lib/site/paths";
import { bearer } from "@/tests/support/clients";
import { passcode, put, putRaw } from "@/tests/support/operator";
import { publicPages } from "@/tests/support/pages";
import { rawRequest } from "@/tests/support/raw-request";
import { site } from "./site";

const program = "/mock-api.mjs";
const get = (where: string, headers: Record<string, string> = {}, method = "GET") =>
  rawRequest(site.url, where, { method, headers });
/** The names in Vary, including duplicates. */
const varies = (headers: { vary?: string | string[] }) =>
  [headers.vary ?? []]
    .flat()
    .join(",")
    .toLowerCase()
    .split(/\s*,\s*/);

describe.each([paths.about, program])("%s", (where) => {
  it.each(["br", "gzip"])("is compressed for clients that accept %s", async (encoding) => {
    const { status, headers } = await get(where, { "Accept-Encoding": encoding });
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.etag).toMatch(/^W\//);
  });

  it("says once in every response, even a 304, that it varies by encoding", async () => {
    const full = await get(where, { "Accept-Encoding": "br" });
    const known = { "Accept-Encoding": "br", "If-None-Match": String(full.headers.etag) };
    const unchanged = await get(where, known);
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.etag).toBe(full.headers.etag);
    expect(unchanged.headers["content-encoding"]).toBeUndefined();
    const plain = await get(where);
    const head = await get(where, { "Accept-Encoding": "br" }, "HEAD");
    for (const { headers } of [full, unchanged, plain, head]) {
      expect(varies(headers).filter((name) => name === "accept-encoding")).toHaveLength(1);
      expect(varies(headers)).toEqual(varies(full.headers));
    }
  });
});

it("a page also varies by the headers that Next names", async () => {
  const { headers } = await get(paths.about, { "Accept-Encoding": "br" });
  expect(varies(headers)).toEqual(
    expect.arrayContaining(["rsc", "next-router-state-tree", "accept-encoding"]),
  );
});

it("an image, which can't be compressed further, doesn't vary by encoding", async () => {
  const { headers } = await get("/og/home.png", { "Accept-Encoding": "br" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(varies(headers)).not.toContain("accept-encoding");
});

describe("a part of a file", () => {
  const file = readFileSync(path.join(import.meta.dirname, "../../../public", program));

  it("has the bytes of its range, uncompressed", async () => {
    const last = 3000;
    const answer = await get(program, { "Accept-Encoding": "br, gzip", Range: `bytes=0-${last}` });
    expect(answer.status).toBe(206);
    expect(answer.headers["content-range"]).toBe(`bytes 0-${last}/${file.length}`);
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.headers["content-length"]).toBe(String(last + 1));
    expect(answer.body).toBe(file.subarray(0, last + 1).toString("utf8"));
    expect(varies(answer.headers)).toContain("accept-encoding");
  });
});

it("a setting's ETag is its version in every encoding, and is accepted in a change", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const { headers } = await get(endpoints.announcement, { "Accept-Encoding": encoding });
    expect(headers["content-encoding"] ?? "identity").toBe(encoding);
    expect(headers.etag).toMatch(/^"\d+"$/);
    const change = { enabled: false, message: encoding, type: "info", dismissible: true };
    const known = { ...bearer, "If-Match": String(headers.etag) };
    expect((await putRaw(site, "announcement", change, known)).status).toBe(200);
  }
});

describe("a prerendered page", () => {
  it.each(publicPages)(
    "%s is sent compressed, with its compressed length, and decompresses to the page",
    async (page) => {
      const { status, headers, bytes } = await get(page, { "Accept-Encoding": "gzip, br" });
      expect([status, headers["content-encoding"]]).toEqual([200, "br"]);
      expect(Number(headers["content-length"])).toBe(bytes.length);
      expect(varies(headers).filter((name) => name === "accept-encoding")).toHaveLength(1);
      const plain = await get(page);
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(brotliDecompressSync(bytes).equals(plain.bytes)).toBe(true);
      // Level 5 for the first request; later ones get the result of the background compression.
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      expect(bytes.length).toBeLessThanOrEqual(brotliCompressSync(plain.bytes, { params }).length);
    },
  );

  it("isn't sent in place of its RSC payload, or compressed unasked", async () => {
    for (const asked of [{ RSC: "1" }, { RSC: "1", "Next-Router-Prefetch": "1" }] as Record<
      string,
      string
    >[]) {
      const { headers } = await get(paths.about, { "Accept-Encoding": "br", ...asked });
      expect(headers["content-type"] ?? "").not.toContain("text/html");
    }
    const plain = await get(paths.about);
    expect(plain.headers["content-encoding"]).toBeUndefined();
  });

  it("has the same headers for HEAD as for GET", async () => {
    const full = await get(paths.about, { "Accept-Encoding": "br" });
    const head = await get(paths.about, { "Accept-Encoding": "br" }, "HEAD");
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of ["content-type", "content-encoding", "cache-control", "etag", "vary"])
      expect(head.headers[name], name).toEqual(full.headers[name]);
  });

  it("isn't sent while the gate is shown in its place", async () => {
    await put(site, "protection", { enabled: true, passcode });
    const packed = await get(paths.about, { "Accept-Encoding": "br" });
    const plain = await get(paths.about);
    await put(site, "protection");
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);
    const open = await get(paths.about);
    expect(plain.bytes.equals(open.bytes)).toBe(false);
  });
});

describe("an asset of the build", () => {
  const folder = path.join(import.meta.dirname, "../../../.next/static/chunks");
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  const at = (name: string) => `/_next/static/chunks/${name}`;
  const onDisk = (name: string) => readFileSync(path.join(folder, name));

  it("is sent compressed, with its compressed length, and decompresses to the file", async () => {
    for (const name of names) {
      const { status, headers, bytes } = await get(at(name), { "Accept-Encoding": "gzip, br" });
      expect([status, headers["content-encoding"]], name).toEqual([200, "br"]);
      expect(Number(headers["content-length"]), name).toBe(bytes.length);
      expect(varies(headers), name).toEqual(["accept-encoding"]);
      expect(headers["cache-control"], name).toBe("public, max-age=31536000, immutable");
      expect(brotliDecompressSync(bytes).equals(onDisk(name)), name).toBe(true);
    }
  });

  it.each([
    ["gzip", "gzip"],
    ["gzip, br;q=0", "gzip"],
    ["br ; q=0.000", undefined],
    ["", undefined],
  ])("is readable for clients that accept %o", async (accepted, encoding) => {
    const [largest = ""] = names.toSorted((a, b) => onDisk(b).length - onDisk(a).length);
    const { headers, bytes } = await get(at(largest), { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    const plain = encoding === "gzip" ? gunzipSync(bytes) : bytes;
    expect(plain.equals(onDisk(largest))).toBe(true);
  });

  it("answers conditional, range and HEAD requests like any other file", async () => {
    const [name = ""] = names;
    const br = { "Accept-Encoding": "br" };
    const full = await get(at(name), br);
    const known = await get(at(name), { ...br, "If-None-Match": String(full.headers.etag) });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
    const part = await get(at(name), { ...br, Range: "bytes=0-9" });
    expect(part.status).toBe(206);
    expect(part.headers["content-encoding"]).toBeUndefined();
    expect(part.bytes.equals(onDisk(name).subarray(0, 10))).toBe(true);
    const head = await get(at(name), br, "HEAD");
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });

  it("that doesn't exist is a 404", async () => {
    expect((await get(at("0000000000000.js"), { "Accept-Encoding": "br" })).status).toBe(404);
  });
});
