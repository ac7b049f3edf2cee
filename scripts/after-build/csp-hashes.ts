import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inlineScriptHashes } from "./inline-scripts";
import { buildFolder, prerendered } from "./prerendered";

/**
 * Lists the prerendered pages and writes the hashes of their inline scripts to .next/csp.json. The middleware builds
 * each page's CSP from it.
 */
const pages = Object.fromEntries(
  prerendered(".html").map(({ route, file }) => [route, inlineScriptHashes(readFileSync(file, "utf8"))]),
);
const ownFiles = readdirSync(path.join(import.meta.dirname, "../../public"), {
  recursive: true,
  encoding: "utf8",
});
const files = [
  ...prerendered(".body").map(({ route }) => route),
  ...ownFiles.map((name) => `/${name.replaceAll(path.sep, "/")}`),
];
if (!pages["/_not-found"]) throw new Error("The build holds no prerendered pages; its layout has changed.");
const buildId = readFileSync(path.join(buildFolder, "BUILD_ID"), "utf8");
writeFileSync(path.join(buildFolder, "csp.json"), JSON.stringify({ buildId, pages, files }));
