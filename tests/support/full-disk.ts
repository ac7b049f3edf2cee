import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Site } from "./site";

/** A way to fill up a site's disk and to free it again. */
export interface FullDisk {
  name: string;
  /** Whether this machine and user support it. */
  isPossible: boolean;
  /** @returns the folder for the site's database and emails */
  open(): string;
  fill(site: Site): void;
  free(site: Site): void;
  close(): void;
}

const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const newFolder = () => mkdtempSync(path.join(tmpdir(), "palisade-disk-"));

export function canMount(): boolean {
  const folder = newFolder();
  const can = works("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder) && works("umount", folder);
  rmSync(folder, { recursive: true });
  return can;
}

/** In pieces, because the site uses space at the same time. */
export function fillUp(file: string): void {
  const ballast = openSync(file, "w");
  try {
    for (;;) writeSync(ballast, Buffer.alloc(4096));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(ballast);
  }
}

/** A small disk in memory, filled up by a file beside the site's. */
function smallDisk(): FullDisk {
  let disk = "";
  return {
    name: "a full disk",
    isPossible: canMount(),
    open: () => {
      disk = newFolder();
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=32m", "tmpfs", disk]);
      return path.join(disk, "site");
    },
    fill: () => fillUp(path.join(disk, "ballast")),
    free: () => rmSync(path.join(disk, "ballast")),
    close: () => {
      execFileSync("umount", [disk]);
      rmSync(disk, { recursive: true });
    },
  };
}

/** A limit on the size of files that the process may write, which needs no special permissions. */
function fileLimit(): FullDisk {
  const limit = ({ process }: Site, bytes: string) =>
    execFileSync("prlimit", ["--pid", String(process.pid), `--fsize=${bytes}:unlimited`]);
  return {
    name: "files that have reached their size limit",
    isPossible: works("prlimit", "--version"),
    open: newFolder,
    fill: (site) => limit(site, String(statSync(`${site.databaseFile}-wal`).size)),
    // The limit belongs to the process and ends with it.
    free: (site) => {
      if (site.process.signalCode === null) limit(site, "unlimited");
    },
    close: () => undefined,
  };
}

export const fullDisks = (): FullDisk[] => [smallDisk(), fileLimit()];
