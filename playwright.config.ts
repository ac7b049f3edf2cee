import { defineConfig } from "@playwright/test";
import { installedChromium } from "./scripts/chromium.mjs";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/template.ts",
  outputDir: "var/test/e2e",
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "var/test/e2e.json" }]],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 900 },
    // A trace of every test costs a third of the run: ask for one with --trace on.
    screenshot: "only-on-failure",
    launchOptions: { executablePath: installedChromium(), args: quiet },
  },
});
