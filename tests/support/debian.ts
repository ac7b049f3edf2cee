import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * A Debian 12 in a folder, made with debootstrap once on a machine and kept in the folder for temporary files. It has
 * systemd, this process's Node and npm, and the archives of the packages that the chapters of docs/deployment.md install,
 * so that `apt-get install` needs no network in it.
 */
const cache = path.join(tmpdir(), "palisade-debian-12");
const base = path.join(cache, "root");
export const debianFolder = base;
export const debianArchives = path.join(base, "var/cache/apt/archives");

const isInstalled = (name: string) => spawnSync("dpkg-query", ["--status", name]).status === 0;

/** Runs a command to its end. @throws with what it printed when it fails */
export function run(command: string, args: string[], options: SpawnSyncOptions = {}): string {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  });
  if (status === 0) return String(stdout);
  const printed = `${stdout}${stderr}`.slice(-4000);
  throw new Error(`${command} ${args.join(" ")} ended with ${error ?? status}:\n${printed}`);
}

const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C.UTF-8" };
const aptGet = (...args: string[]) =>
  run("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=600", ...args], { env: quiet });

/**
 * Debian with what the image is compiled with; then this machine's Node, npm and headers where Debian's own package has
 * them, and the authorities that it trusts.
 */
const make = `
[ ! -e "$made" ] || exit 0
rm -rf "$base"
debootstrap --variant=minbase --include="$packages" bookworm "$base"
chroot "$base" apt-get -qq update
chroot "$base" apt-get -qq install --yes --download-only postgresql nginx-light
cp "$node" "$base/usr/bin/node"
mkdir -p "$base/usr/lib/node_modules"
cp -r "$npm" "$base/usr/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$base/usr/bin/npm"
[ ! -d "$headers" ] || { mkdir -p "$base/usr/include" && cp -r "$headers" "$base/usr/include/node"; }
[ ! -e /etc/ssl/certs/ca-certificates.crt ] || cp -L /etc/ssl/certs/ca-certificates.crt "$base/etc/ssl/certs"
touch "$made"`;

/** Of two tests that begin at once, one makes it and the other waits. */
function makeBase(): void {
  const prefix = path.resolve(process.execPath, "../..");
  const npm = [
    path.resolve(process.env.npm_execpath ?? "", "../.."),
    path.join(prefix, "lib/node_modules/npm"),
  ];
  mkdirSync(cache, { recursive: true });
  run("flock", [path.join(cache, "lock"), "bash", "-euc", make], {
    env: {
      ...quiet,
      base,
      made: path.join(cache, `made-${process.version}`),
      packages: "ca-certificates,curl,dbus,g++,make,openssl,python3,sudo,systemd,systemd-sysv",
      node: process.execPath,
      npm: npm.find((folder) => existsSync(path.join(folder, "bin/npm-cli.js"))),
      headers: path.join(prefix, "include/node"),
    },
  });
}

/**
 * Makes the base unless it is there, and installs the packages that a test needs beside it.
 * @returns the reason why this machine cannot, or undefined
 */
export function prepareDebian(...packages: string[]): string | undefined {
  // Twenty minutes of building and booting: asked for, not part of every run.
  if (process.env.TEST_DEPLOYMENT !== "1") return "TEST_DEPLOYMENT=1 is not set";
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "needs root on Linux";
  const missing = ["debootstrap", ...packages].filter((name) => !isInstalled(name));
  try {
    if (missing.length > 0) {
      aptGet("update");
      aptGet("install", "--yes", "--no-install-recommends", ...missing);
    }
    makeBase();
  } catch (error) {
    return `needs a Debian: ${(error as Error).message}`;
  }
  return undefined;
}

/** A copy of the base, whose files may be changed. */
export function copyOfDebian(): string {
  const folder = mkdtempSync(path.join(cache, "copy-"));
  run("cp", ["-a", "--reflink=auto", `${base}/.`, folder]);
  return folder;
}
