import { readdirSync } from "node:fs";
import path from "node:path";
import { bareAddress } from "@/lib/site/language";

export const buildFolder = path.join(import.meta.dirname, "../../.next");
const pagesFolder = path.join(buildFolder, "server/app");

/** The build's prerendered files with this extension: the path that each is served at, and the file. */
export function prerendered(extension: ".html" | ".body"): { route: string; file: string }[] {
  return readdirSync(pagesFolder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => name.endsWith(extension))
    .map((name) => {
      const route = bareAddress(`/${name.slice(0, -extension.length)}`);
      return { route, file: path.join(pagesFolder, name) };
    });
}
