import { existsSync } from "node:fs";

/**
 * The headless shell first: the same engine without a browser's own windows, each of which loads an interface that no
 * test sees. With it the browser tests take half the time.
 */
const known = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** @returns {string | undefined} the browser that CHROMIUM_PATH names, else an installed one */
export const installedChromium = () =>
  [process.env.CHROMIUM_PATH, ...known].find((file) => file && existsSync(file));
