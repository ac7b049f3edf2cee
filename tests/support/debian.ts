import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * A Debian 12 in a folder, made with debootstrap once per machine and Node version, and kept in the system's temporary
 * folder. It has systemd, this process's Node and npm, and the packages that docs/deployment.md installs, so that
 * `apt-get install` needs no network.
 */
const cache = path.join(tmpdir(), "palisade-debian-12");
export const debianFolder = path.join(cache, `root-${process.version}`);
export const debianArchives = path.join(debianFolder, "var/cache/apt/archives");

interface RunOptions extends SpawnSyncOptions {
  /** The time limit that ends a hanging command, with all its child processes. */
  minutes?: number;
}

/** Runs a command to its end. @throws with its output if it fails */
export function run(command: string, args: string[], { minutes = 30, ...options }: RunOptions = {}): string {
  const limited = ["--kill-after=10", `${minutes}m`, command, ...args];
  const { status, error, stdout, stderr } = spawnSync("timeout", limited, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  });
  if (status === 0) return String(stdout);
  const printed = `${stdout}${stderr}`.slice(-4000);
  throw new Error(`${command} ${args.join(" ")} ended with ${error ?? status}:\n${printed}`);
}

/** Runs steps that prepare a test. @returns why this machine can't, starting with what it lacks, or undefined */
export function reasonNot(lacking: string, steps: () => void): string | undefined {
  try {
    steps();
    return undefined;
  } catch (error) {
    return `needs ${lacking}: ${String(error).replace(/\s+/g, " ").slice(-400)}`;
  }
}

const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C.UTF-8" };

function install(packages: string[]): void {
  const isInstalled = (name: string) => spawnSync("dpkg-query", ["--status", name]).status === 0;
  const missing = packages.filter((name) => !isInstalled(name));
  const aptGet = (...args: string[]) =>
    run("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=600", ...args], { env: quiet });
  if (missing.length === 0) return;
  aptGet("update");
  aptGet("install", "--yes", "--no-install-recommends", ...missing);
}

/** Removes a folder that may still contain mounts, and systemd-nspawn's notes about it. */
const remove = `
grep -oE "^[^ ]+ $1/[^ ]*" /proc/mounts | cut -d " " -f 2 | sort -r | while read -r at; do umount --lazy "$at" || exit; done || exit
rm -rf --one-file-system "$1" "$(dirname "$1")/.#$(basename "$1").lck"`;
export const removeFolder = (folder: string) => run("bash", ["-uc", remove, "bash", folder]);

/**
 * Debian with the image's build tools, this machine's Node, npm and headers in the places of Debian's own packages, and
 * its trusted certificate authorities. It is renamed when it is complete.
 */
const make = `
[ ! -e "$made" ] || exit 0
base=$made.new
bash -uc "$remove" bash "$base"
debootstrap --variant=minbase --include="$packages" bookworm "$base"
chroot "$base" apt-get -qq update
chroot "$base" apt-get -qq install --yes --download-only postgresql nginx-light
cp "$node" "$base/usr/bin/node"
mkdir -p "$base/usr/lib/node_modules"
cp -r "$npm" "$base/usr/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$base/usr/bin/npm"
[ ! -d "$headers" ] || { mkdir -p "$base/usr/include" && cp -r "$headers" "$base/usr/include/node"; }
[ ! -e /etc/ssl/certs/ca-certificates.crt ] || cp -L /etc/ssl/certs/ca-certificates.crt "$base/etc/ssl/certs"
mv "$base" "$made"`;

/** If two runs begin at once, one makes it and the other waits. */
function makeBase(): void {
  const prefix = path.resolve(process.execPath, "../..");
  const npm = [
    path.resolve(process.env.npm_execpath ?? "", "../.."),
    path.join(prefix, "lib/node_modules/npm"),
  ];
  mkdirSync(cache, { recursive: true });
  run("flock", [path.join(cache, "lock"), "bash", "-euc", make], {
    minutes: 60,
    env: {
      ...quiet,
      made: debianFolder,
      remove,
      packages: "ca-certificates,curl,dbus,g++,make,openssl,python3,sudo,systemd,systemd-sysv",
      node: process.execPath,
      npm: npm.find((folder) => existsSync(path.join(folder, "bin/npm-cli.js"))),
      headers: path.join(prefix, "include/node"),
    },
  });
}

/**
 * Makes the base if it is missing, and installs additional packages for a test.
 * @returns why this machine can't, or undefined
 */
export function prepareDebian(...packages: string[]): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "needs root on Linux";
  const names = ["debootstrap", "debian-archive-keyring", ...packages];
  return (
    reasonNot(`Debian's packages ${names.join(", ")}`, () => install(names)) ??
    reasonNot("a Debian 12 made with debootstrap", makeBase)
  );
}

/** Processes that were killed before they removed their folders. */
function isGone(pid: number): boolean {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}

/**
 * A new folder of this process.
 * @param clear stops whatever uses a folder of the same kind that a dead process left; the folder is then removed
 */
export function ownFolder(kind: string, clear?: (folder: string) => void): string {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const [whole, ofKind, pid] = /^(\w+)-(\d+)-\w+$/.exec(name) ?? [];
    if (!whole || ofKind !== kind || !isGone(Number(pid))) continue;
    clear?.(path.join(cache, name));
    removeFolder(path.join(cache, name));
  }
  return mkdtempSync(path.join(cache, `${kind}-${process.pid}-`));
}

/** A copy of the base, whose files may be changed. */
export function copyOfDebian(): string {
  const folder = ownFolder("copy");
  run("cp", ["-a", "--reflink=auto", `${debianFolder}/.`, folder]);
  return folder;
}
