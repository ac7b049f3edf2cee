import { readFileSync } from "node:fs";
import path from "node:path";

interface List {
  pages: Record<string, string[]>;
  files: string[];
}

/** The prerendered pages and files, as the middleware lists them. Next's own two error pages have no address. */
export function prerendered(): { pages: string[]; files: string[] } {
  const file = path.resolve(import.meta.dirname, "../../.next/csp.json");
  const { pages, files } = JSON.parse(readFileSync(file, "utf8")) as List;
  return { pages: Object.keys(pages).filter((page) => !page.startsWith("/_")), files };
}
