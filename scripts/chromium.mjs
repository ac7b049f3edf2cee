import { existsSync } from "node:fs";

/** The headless shell comes first: it has the same engine but no windows, which halves the time of the browser tests. */
const known = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** @returns {string | undefined} the browser in CHROMIUM_PATH, otherwise an installed one */
export const installedChromium = () =>
  [process.env.CHROMIUM_PATH, ...known].find((file) => file && existsSync(file));
