import path from "node:path";
import { defineConfig } from "@playwright/test";
import { installedChromium } from "./scripts/chromium.mjs";
import { runFolder } from "./tests/support/run-folder";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const scope = process.env.TEST_SCOPE ?? "all";

export default defineConfig({
  testDir: "tests",
  testMatch: scope === "full" ? "**/*.full.spec.ts" : "**/*.spec.ts",
  testIgnore: scope === "default" ? "**/*.full.spec.ts" : [],
  globalSetup: "./tests/support/template.ts",
  outputDir: path.join(runFolder, "chromium"),
  workers: Number(process.env.TEST_WORKERS ?? 3),
  // Generous limits that only end hanging tests, because busy machines are slow.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.TEST_REPORT ?? path.join(runFolder, "playwright.json") }],
  ],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 900 },
    // Tracing every test takes a third of the run's time; use --trace on if needed.
    screenshot: "only-on-failure",
    launchOptions: { executablePath: installedChromium(), args: quiet },
  },
});
