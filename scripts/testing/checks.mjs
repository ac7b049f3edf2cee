import { bin, printStep, runBin } from "../lib.mjs";

/** Format, lint and unused code, none of which needs a build. */
export async function staticChecks() {
  printStep("Checking format and lint");
  await runBin("Format and lint", bin("@biomejs/biome", "biome"), ["check", "--error-on-warnings", "."]);
  printStep("Checking for unused code");
  await runBin("Unused code", bin("knip"), ["--no-config-hints", "--no-gitignore"]);
}
