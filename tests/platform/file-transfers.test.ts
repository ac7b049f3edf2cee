import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { fileTransfers } from "@/lib/file-transfers";
import { isDownload, uploadLimit } from "@/lib/platform/http-server/transfers";
import { endpoints, requestPaths } from "@/lib/site/paths";
import { casePaths, consolePaths } from "@/lib/site/staff-paths";
import { config } from "@/middleware";

const id = "2f8c1c5e-9d0b-4f3e-8f58-1f2a3b4c5d6e";
const token = `${"x".repeat(42)}_`;
const asked = (url: string, method = "POST") => ({ method, url }) as IncomingMessage;
/** Evaluates a matcher that is a single group, like Next does. */
const comesToMiddleware = (path: string) =>
  config.matcher.some((matcher) => new RegExp(`^${matcher}$`).test(path));

describe("large bodies", () => {
  const mib = 2 ** 20;
  it("are accepted only where files are uploaded", () => {
    expect(uploadLimit(fileTransfers, asked(casePaths.files(id)))).toBeGreaterThan(1024 * mib);
    expect(uploadLimit(fileTransfers, asked(`${endpoints.privacyFiles}?x=1`))).toBeGreaterThan(200 * mib);
    expect(uploadLimit(fileTransfers, asked(consolePaths.messageAnswers(id)))).toBeGreaterThan(7 * mib);
    for (const other of [
      `${endpoints.privacyFiles}/x`,
      casePaths.orders(id),
      casePaths.removeFile(id),
      "/files",
    ]) {
      expect(uploadLimit(fileTransfers, asked(other)), other).toBeNull();
    }
    expect(uploadLimit(fileTransfers, asked(endpoints.privacyFiles, "PUT"))).toBeNull();
  });

  it("bypass the middleware only at normalized addresses", () => {
    for (const path of [casePaths.files(id), endpoints.privacyFiles, consolePaths.messageAnswers(id)]) {
      expect(comesToMiddleware(path), path).toBe(false);
      for (const other of [
        `${path}/`,
        `${path}/x`,
        `${path}x`,
        `/${path}`,
        path.toUpperCase(),
        `${path}%20`,
      ]) {
        expect(comesToMiddleware(other), other).toBe(true);
        expect(uploadLimit(fileTransfers, asked(other)), other).toBeNull();
      }
    }
  });
});

it("downloads are recognized by their addresses", () => {
  const get = (url: string) => isDownload(fileTransfers, asked(url, "GET"));
  const addresses = [
    requestPaths.package("GD-7K2M-9QXD", token),
    casePaths.package(id),
    casePaths.fetchFile(id),
    consolePaths.messageFile(id),
  ];
  expect(addresses.map(get)).toEqual([true, true, true, true]);
  expect([requestPaths.follow("GD-7K2M-9QXD", token), casePaths.file(id), "/"].map(get)).toEqual([
    false,
    false,
    false,
  ]);
});
