import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { isBelowLanguage } from "@/lib/platform/http-server/route-pattern";
import { bareAddress, mainLanguage, treePath } from "@/lib/site/language";
import { buildFolder } from "./prerendered";

/**
 * Writes the patterns of all routes (English pages without a prefix too) and the files of `public` to
 * .next/routes.json. Metrics use these as labels, because a path itself may contain personal data. Next writes its own
 * list for its server.
 */
const manifest = z
  .record(z.string(), z.string().startsWith("/"))
  .parse(JSON.parse(readFileSync(path.join(buildFolder, "app-path-routes-manifest.json"), "utf8")));
const own = readdirSync(path.join(buildFolder, "../public"), { recursive: true, encoding: "utf8" });
const files = own.map((name) => `/${name.replaceAll(path.sep, "/")}`);
const inTree = Object.values(manifest);
const bare = inTree
  .filter(isBelowLanguage)
  .map((route) => bareAddress(route.replace("[language]", mainLanguage)));
const routes = [...new Set([...inTree, ...bare, ...files])].sort();
// Files are recognized by their extension.
const elsewhere = Object.values(manifest)
  .filter((route) => !isBelowLanguage(route))
  .map((route) => route.replace("[file]", "file.md"));
const lost = elsewhere.filter((route) => treePath(route) !== route);
if (lost.length > 0) throw new Error(`lib/site/language.ts takes these for pages: ${lost.join(", ")}`);
if (!routes.includes("/privacy-requests/[reference]/[token]")) {
  throw new Error("The build doesn’t list its routes; its layout has changed.");
}
writeFileSync(path.join(buildFolder, "routes.json"), JSON.stringify(routes));
