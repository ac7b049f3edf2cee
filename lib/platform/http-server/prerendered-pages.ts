import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { bareAddress } from "@/lib/site/language";

const list = z.object({ pages: z.record(z.string(), z.unknown()) });

/** The public addresses of prerendered pages, from the list by scripts/after-build/csp-hashes.ts. None in development. */
export function isPrerenderedIn(built: string): (pathname: string) => boolean {
  const file = path.join(built, "csp.json");
  const { pages } = existsSync(file) ? list.parse(JSON.parse(readFileSync(file, "utf8"))) : { pages: {} };
  const addresses = new Set(Object.keys(pages).map(bareAddress));
  return (pathname) => addresses.has(pathname);
}
