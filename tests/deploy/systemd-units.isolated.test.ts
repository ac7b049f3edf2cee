import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const shipped = path.join(root, "scripts/deploy");
const units = readdirSync(shipped).filter((name) => name.endsWith(".service"));
const isInstalled = spawnSync("systemd-analyze", ["--version"]).status === 0;

describe.skipIf(!isInstalled)("the systemd units", () => {
  let folder: string;
  const fileOf = (unit: string) => path.join(folder, unit.replace("@", "@3001"));
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "palisade-units-"));
    for (const unit of units) {
      // The path of Node differs between machines, and a missing program is reported as an error.
      const text = readFileSync(path.join(shipped, unit), "utf8").replaceAll(
        "/usr/bin/node",
        process.execPath,
      );
      writeFileSync(fileOf(unit), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(units)("%s is valid, without a warning", (unit) => {
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", fileOf(unit)], {
      encoding: "utf8",
    });
    // The output also contains messages about the machine's own units.
    expect([status, stderr.split("\n").filter((line) => line.includes("palisade"))]).toEqual([0, []]);
  });

  it.each(units)("%s restricts what its process can do", (unit) => {
    // The scale is 0 to 100: an empty unit scores 96, and systemd calls values below 20 OK.
    const args = ["security", "--offline=true", "--threshold=20", "--no-pager", fileOf(unit)];
    expect(spawnSync("systemd-analyze", args).status).toBe(0);
  });
});

describe("files used by a deployment", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const texts = readdirSync(shipped).map((name) => [name, readFileSync(path.join(shipped, name), "utf8")]);

  it.each(texts)("%s: its scripts and files exist", (_name, text) => {
    for (const [, script] of String(text).matchAll(/npm run ([\w:]+)/g))
      expect(scripts).toHaveProperty(String(script));
    for (const [, file] of String(text).matchAll(
      /(?:^|\s)((?:scripts|node_modules)\/[\w./-]+\.(?:ts|mjs|json))/gm,
    )) {
      expect(existsSync(path.join(root, String(file))), String(file)).toBe(true);
    }
  });
});
