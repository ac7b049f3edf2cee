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
const repeats = /@full$/;
const fullFiles = "**/*.full.spec.ts";

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  // `npm run test:full` runs what `npm test` leaves out: whole files, and repeats in the other files.
  ...(scope === "default" && { testIgnore: fullFiles, grepInvert: repeats }),
  ...(scope === "full" && {
    projects: [
      { name: "full files", testMatch: fullFiles },
      { name: "repeats", testIgnore: fullFiles, grep: repeats },
    ],
  }),
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
