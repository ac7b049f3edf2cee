import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const shipped = path.join(root, "scripts/deploy");
const units = readdirSync(shipped).filter((name) => name.endsWith(".service"));
const isInstalled = spawnSync("systemd-analyze", ["--version"]).status === 0;

describe.skipIf(!isInstalled)("the units of systemd", () => {
  let folder: string;
  const fileOf = (unit: string) => path.join(folder, unit.replace("@", "@3001"));
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "palisade-units-"));
    for (const unit of units) {
      // Where Node lies differs, and a program that isn't there is a fault.
      const text = readFileSync(path.join(shipped, unit), "utf8").replaceAll(
        "/usr/bin/node",
        process.execPath,
      );
      writeFileSync(fileOf(unit), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(units)("%s is one, without a warning", (unit) => {
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", fileOf(unit)], {
      encoding: "utf8",
    });
    // Of units that lie in the machine's own folders it says something, too.
    expect([status, stderr.split("\n").filter((line) => line.includes("palisade"))]).toEqual([0, []]);
  });

  it.each(units)("%s gives its process little to do harm with", (unit) => {
    // Of 100: 96 is a unit that says nothing, below 20 is what systemd calls OK.
    const args = ["security", "--offline=true", "--threshold=20", "--no-pager", fileOf(unit)];
    expect(spawnSync("systemd-analyze", args).status).toBe(0);
  });
});

describe("what a deployment starts", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const texts = readdirSync(shipped).map((name) => [name, readFileSync(path.join(shipped, name), "utf8")]);

  it.each(texts)("%s: its scripts and files are there", (_name, text) => {
    for (const [, script] of String(text).matchAll(/npm run ([\w:]+)/g))
      expect(scripts).toHaveProperty(String(script));
    for (const [, file] of String(text).matchAll(
      /(?:^|\s)((?:scripts|node_modules)\/[\w./-]+\.(?:ts|mjs|json))/gm,
    )) {
      expect(existsSync(path.join(root, String(file))), String(file)).toBe(true);
    }
  });
});
