import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/**
 * The browsers besides Chromium that the site is tested in: their programs, and Debian's packages of them. A browser
 * counts as installed if all of its programs are found.
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

const missing = () => Object.keys(otherBrowsers).filter((key) => !installedBrowser(key));

const aptGet = (...args) =>
  new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const child = spawn("apt-get", ["-o", "Acquire::Retries=1", ...args], { stdio: "ignore", env });
    child.once("error", () => resolve(false));
    child.once("close", (status) => resolve(status === 0));
  });

/**
 * Installs missing browsers from Debian's packages, if the system has them and allows it.
 * @returns the names of the browsers that couldn't be installed
 */
export async function installOtherBrowsers() {
  if (missing().length > 0 && process.getuid?.() === 0 && (await aptGet("update"))) {
    for (const key of missing())
      await aptGet("install", "-y", "--no-install-recommends", ...otherBrowsers[key].packages);
  }
  return missing().map((key) => otherBrowsers[key].name);
}
