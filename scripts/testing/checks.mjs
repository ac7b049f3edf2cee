import { bin, runBin, say } from "../lib.mjs";

/** Format, lint and unused code, none of which needs a build. */
export async function staticChecks() {
  say("Checking format and lint");
  await runBin("Format and lint", bin("@biomejs/biome", "biome"), ["check", "--error-on-warnings", "."]);
  say("Checking for unused code");
  await runBin("Unused code", bin("knip"), ["--no-config-hints", "--no-gitignore"]);
}
