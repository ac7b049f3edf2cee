import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inlineScriptHashes } from "./inline-scripts";

/**
 * Lists what was prerendered and hashes each page's inline scripts into .next/csp.json, from
 * which the middleware sends every page a policy of its own.
 */
const built = path.join(import.meta.dirname, "../../.next");
const answers = path.join(built, "server/app");

const names = readdirSync(answers, { recursive: true, encoding: "utf8" }).map((name) =>
  name.replaceAll(path.sep, "/"),
);

function routes(extension: string): { route: string; file: string }[] {
  return names
    .filter((name) => name.endsWith(extension))
    .map((name) => {
      const route = `/${name.slice(0, -extension.length)}`;
      return { route: route === "/index" ? "/" : route, file: path.join(answers, name) };
    });
}

const pages = Object.fromEntries(
  routes(".html").map(({ route, file }) => [route, inlineScriptHashes(readFileSync(file, "utf8"))]),
);
const ownFiles = readdirSync(path.join(import.meta.dirname, "../../public"), {
  recursive: true,
  encoding: "utf8",
});
const files = [
  ...routes(".body").map(({ route }) => route),
  ...ownFiles.map((name) => `/${name.replaceAll(path.sep, "/")}`),
];
if (!pages["/_not-found"]) throw new Error("The build holds no prerendered pages; its layout has changed.");
const buildId = readFileSync(path.join(built, "BUILD_ID"), "utf8");
writeFileSync(path.join(built, "csp.json"), JSON.stringify({ buildId, pages, files }));
