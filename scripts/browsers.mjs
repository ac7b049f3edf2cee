import { existsSync } from "node:fs";
import path from "node:path";

/**
 * The browsers besides Chromium in which the site is tested, with their programs and Debian packages. A browser counts as installed
 * if all of its programs are found.
 */
export const otherBrowsers = {
  firefox: {
    name: "Firefox",
    variable: "FIREFOX_PATH",
    programs: [["firefox-esr", "firefox"]],
    packages: ["firefox-esr"],
  },
  webkit: {
    name: "WebKitGTK",
    variable: "WEBKIT_DRIVER_PATH",
    programs: [["WebKitWebDriver"], ["Xvfb"]],
    packages: ["webkit2gtk-driver", "xvfb"],
  },
};

function findProgram(names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/** @returns {string | undefined} the browser's driver program, if everything that the browser needs is installed */
export function installedBrowser(key) {
  const { variable, programs } = otherBrowsers[key];
  const [first, ...others] = programs.map(findProgram);
  if (others.some((file) => file === undefined)) return undefined;
  const named = process.env[variable];
  return named && existsSync(named) ? named : first;
}
