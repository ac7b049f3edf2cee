import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { built } from "./prerendered";

/**
 * Lists the patterns of all routes and the files of `public` in .next/routes.json, by which the metrics name requests: a
 * path itself may be somebody's. Next writes its own list for its server.
 */
const manifest = z
  .record(z.string(), z.string().startsWith("/"))
  .parse(JSON.parse(readFileSync(path.join(built, "app-path-routes-manifest.json"), "utf8")));
const own = readdirSync(path.join(built, "../public"), { recursive: true, encoding: "utf8" });
const files = own.map((name) => `/${name.replaceAll(path.sep, "/")}`);
const routes = [...new Set([...Object.values(manifest), ...files])].sort();
if (!routes.includes("/privacy-requests/[reference]/[token]")) {
  throw new Error("The build doesn't list its routes; its layout has changed.");
}
writeFileSync(path.join(built, "routes.json"), JSON.stringify(routes));
