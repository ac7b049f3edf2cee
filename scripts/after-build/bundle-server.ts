import path from "node:path";
import { build } from "esbuild";
import { buildFolder } from "./prerendered";

/**
 * Bundles what every start runs, each with the modules of lib that it imports, into one JavaScript file, which halves the start-up
 * time because nothing is compiled. Packages are not bundled. Modules that pages use too exist twice; their shared
 * state is on globalThis.
 */
const scripts = path.join(import.meta.dirname, "..");

await build({
  entryPoints: ["prepare-database", "serve"].map((name) => path.join(scripts, `${name}.ts`)),
  outdir: buildFolder,
  outExtension: { ".js": ".mjs" },
  tsconfig: path.join(scripts, "tsconfig.json"),
  bundle: true,
  packages: "external",
  // Next's package lists no entry points, so Node needs the file name.
  alias: { "next/headers": "next/headers.js" },
  platform: "node",
  format: "esm",
  target: "node20.19",
  sourcemap: true,
  logLevel: "warning",
});
