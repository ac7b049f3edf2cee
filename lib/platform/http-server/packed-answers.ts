import "server-only";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";

type Packed = Map<string, Buffer>;

/** Written by scripts/after-build/pack-answers.ts: assets by their names, pages by what is in them. */
const folder = path.join(/* turbopackIgnore: true */ process.cwd(), ".next/packed");

let loaded: { assets: Packed; pages: Packed; lengths: Set<number> } | undefined;

/** All of them, about 600 kB, kept in memory. None in development. */
function packed() {
  if (!loaded) {
    const pages = load("pages");
    const lengths = new Set(Array.from(pages.keys(), (name) => Number.parseInt(name, 10)));
    loaded = { assets: load("assets"), pages, lengths };
  }
  return loaded;
}

function load(kind: string): Packed {
  const files = path.join(folder, kind);
  const names = process.env.NODE_ENV === "production" && existsSync(files) ? readdirSync(files) : [];
  return new Map(names.map((name) => [name, readFileSync(path.join(files, name))]));
}

/** Whether a client takes Brotli (RFC 9110 §12.5.3): named, and not with a weight of nothing. */
export const takesBrotli = ({ headers }: IncomingMessage) =>
  /(?:^|[\s,])br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i.test(
    headers["accept-encoding"]?.toString() ?? "",
  );

/** The packed bytes of the asset at an address. */
export function packedAsset(url: string): Buffer | undefined {
  const name = /^\/_next\/static\/chunks\/([\w.~-]+)(?:\?|$)/.exec(url)?.[1];
  return name === undefined ? undefined : packed().assets.get(name);
}

/** The packed bytes of a prerendered page. Another's length tells it apart already, without the cost of a hash. */
export function packedPage(page: Buffer): Buffer | undefined {
  const { pages, lengths } = packed();
  if (!lengths.has(page.length)) return undefined;
  return pages.get(`${page.length}-${createHash("sha256").update(page).digest("hex")}`);
}
