import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { bareAddress } from "@/lib/site/language";

export interface PageBytes {
  route: string;
  /** The path in the build's pages, with the language's folder. */
  file: string;
  /** Bytes before compression. */
  plainHtml: number;
  /** Bytes after gzip. */
  html: number;
  /** External and inline scripts, each file compressed separately, as a server sends it. */
  script: number;
  style: number;
}

const gzip = (data: Buffer | string) => gzipSync(data, { level: 9 }).length;
const sizes = new Map<string, number>();

function assetSize(build: string, src: string): number {
  const file = path.join(build, src.replace(/^\/_next\//, "").split("?", 1)[0] ?? "");
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzip(readFileSync(file));
  sizes.set(file, size);
  return size;
}

/** The scripts that browsers with module support download for a page: all except `nomodule` ones. */
function scriptsOf(html: string): string[] {
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? [];
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? "");
  return [...new Set(sources)];
}

/** The sizes of every prerendered page of a build. @param build the .next folder */
export function pageBytes(build: string): PageBytes[] {
  const pages = path.join(build, "server/app");
  const files = readdirSync(pages, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  return files.sort().map((file) => {
    const html = readFileSync(path.join(pages, file), "utf8");
    const styles = html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    const styleFiles = styles.map((tag) => /\bhref="([^"]+)"/.exec(tag)?.[1] ?? "");
    const sum = (sources: string[]) => sources.reduce((total, src) => total + assetSize(build, src), 0);
    return {
      route: bareAddress(`/${file.replace(/\.html$/, "").replace(/^index$/, "")}`),
      file,
      plainHtml: Buffer.byteLength(html),
      html: gzip(html),
      script: sum(scriptsOf(html)),
      style: sum([...new Set(styleFiles)]),
    };
  });
}
