import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** The first folder below `lib` or `components`. */
const folderOf = (file: string) => file.split("/")[1] ?? "";

/** The folders that each folder imports from, with one import as evidence. */
function importsWithin(top: string): Map<string, Map<string, string>> {
  const files = readdirSync(path.join(root, top), { recursive: true, encoding: "utf8" })
    .map((file) => `${top}/${file.replaceAll(path.sep, "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("/generated/"));
  const found = new Map<string, Map<string, string>>();
  for (const file of files) {
    const source = readFileSync(path.join(root, file), "utf8");
    for (const [, target = ""] of source.matchAll(new RegExp(`from "@/(${top}/[^"]+)"`, "g"))) {
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from === to) continue;
      const row = found.get(from) ?? new Map<string, string>();
      found.set(from, row.set(to, `${file} imports ${target}`));
    }
  }
  return found;
}

/** A chain of imports from a folder back to itself, or null. */
function cycleFrom(start: string, all: Map<string, Map<string, string>>): string[] | null {
  const seen = new Set<string>();
  const walk = (folder: string, way: string[]): string[] | null => {
    for (const [next, proof] of all.get(folder) ?? []) {
      if (next === start) return [...way, proof];
      if (seen.has(next)) continue;
      seen.add(next);
      const cycle = walk(next, [...way, proof]);
      if (cycle) return cycle;
    }
    return null;
  };
  return walk(start, []);
}

describe.each([
  ["lib", "contact", "platform"],
  ["components", "layout", "ui"],
])("the folders of %s", (top, from, to) => {
  it("are found to import from each other", () => {
    expect(importsWithin(top).get(from)?.has(to)).toBe(true);
  });

  it("have no import cycles", () => {
    const all = importsWithin(top);
    for (const folder of all.keys()) expect(cycleFrom(folder, all), folder).toBeNull();
  });
});

it("the image is built from every folder that the site imports from", () => {
  const folders = new Set<string>();
  for (const top of ["app", "components", "lib", "prisma", "scripts"]) {
    for (const file of readdirSync(path.join(root, top), { recursive: true, encoding: "utf8" })) {
      // Benchmarks, pictures and similar scripts don't run in the image.
      if (!/\.(?:tsx?|mdx)$/.test(file) || (top === "scripts" && file.includes("/"))) continue;
      const source = readFileSync(path.join(root, top, file), "utf8");
      for (const [, folder = ""] of source.matchAll(/(?:from |import\()"@\/([\w-]+)\//g)) folders.add(folder);
    }
  }
  const listed = readFileSync(path.join(root, ".dockerignore"), "utf8").split("\n");
  expect([...folders]).toContain("docs");
  expect([...folders].filter((folder) => !listed.includes(`!${folder}`) && folder !== "tests")).toEqual([]);
});
