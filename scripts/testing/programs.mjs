import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installedBrowser, otherBrowsers } from "../browsers.mjs";
import { installedChromium } from "../chromium.mjs";
import { bin, printStep, root } from "../lib.mjs";
import { nginxProgram } from "../nginx.mjs";
import { postgresqlPrograms } from "../postgresql.mjs";

/** The programs besides Node that tests use: how to find each, the Debian packages that contain it, and whether only `test:full` does. */
const programs = [
  {
    name: "Chromium",
    find: installedChromium,
    packages: ["chromium-headless-shell", "fonts-liberation"],
    required: true,
  },
  ...Object.entries(otherBrowsers).map(([key, { name, packages }]) => ({
    name,
    find: () => installedBrowser(key),
    packages,
  })),
  { name: "PostgreSQL", find: postgresqlPrograms, packages: ["postgresql"] },
  {
    name: "Prometheus",
    find: () => spawnSync("promtool", ["--version"]).status === 0,
    packages: ["prometheus"],
    onlyFull: true,
  },
  { name: "nginx", find: nginxProgram, packages: ["nginx-light"], onlyFull: true },
  {
    name: "Exim",
    find: () => existsSync("/usr/sbin/exim4"),
    packages: ["exim4-daemon-light"],
    onlyFull: true,
  },
];

/** Runs a command without output. @returns whether it succeeded */
const runQuietly = (command, args) =>
  new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const child = spawn(command, args, { cwd: root, stdio: "ignore", env });
    child.once("error", () => resolve(false));
    child.once("close", (status) => resolve(status === 0));
  });

const aptGet = (...args) => runQuietly("apt-get", ["-o", "Acquire::Retries=1", ...args]);

/** Playwright's own Chromium, for systems without Debian's packages. */
const installPlaywrightChromium = () =>
  runQuietly(process.execPath, [
    bin("@playwright/test", "playwright"),
    "install",
    "--with-deps",
    "--only-shell",
    "chromium",
  ]);

/**
 * Installs missing programs, if the system offers them and allows it.
 * @param full whether `npm run test:full` asks
 * @returns the names of the programs that can't be installed; their tests are skipped
 * @throws if there is no Chromium
 */
export async function installPrograms(full) {
  const missing = () => programs.filter(({ find, onlyFull }) => (full || !onlyFull) && !find());
  const wanted = missing();
  if (wanted.length > 0 && process.getuid?.() === 0) {
    printStep(`Installing ${wanted.map(({ name }) => name).join(", ")} for the tests`);
    await aptGet("update");
    const install = (packages) => aptGet("install", "-y", "--no-install-recommends", ...packages);
    // All at once, which is faster. If one package doesn't exist, the others are installed one by one.
    if (!(await install(wanted.flatMap(({ packages }) => packages))))
      for (const { packages } of missing()) await install(packages);
    if (!installedChromium()) await install(["chromium", "fonts-liberation"]);
  }
  if (!installedChromium() && !(await installPlaywrightChromium()))
    throw new Error("No browser was found and none could be installed. Set CHROMIUM_PATH to a Chromium.");
  return missing()
    .filter(({ required }) => !required)
    .map(({ name }) => name);
}
