import "server-only";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";

/** Written by scripts/after-build/compress-assets.ts. Names carry a hash of what is in the file. */
const folder = path.join(/* turbopackIgnore: true */ process.cwd(), ".next/packed");

let loaded: Map<string, Buffer> | undefined;

/** All of them, about 300 kB, kept in memory. None in development. */
function assets(): Map<string, Buffer> {
  if (loaded) return loaded;
  const names = process.env.NODE_ENV === "production" && existsSync(folder) ? readdirSync(folder) : [];
  loaded = new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
  return loaded;
}

/** Whether a client takes Brotli (RFC 9110 §12.5.3): named, and not with a weight of nothing. */
const takesBrotli = (accepted = "") =>
  /(?:^|[\s,])br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i.test(accepted);

/** The packed bytes of the asset that a request asks for, if it wants the whole of one and can read them. */
export function packedAsset({ method, url = "", headers }: IncomingMessage): Buffer | undefined {
  if (method !== "GET" || !takesBrotli(headers["accept-encoding"]?.toString())) return undefined;
  const name = /^\/_next\/static\/chunks\/([\w.~-]+)(?:\?|$)/.exec(url)?.[1];
  return name === undefined ? undefined : assets().get(name);
}
