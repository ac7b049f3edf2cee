import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const files = readdirSync(path.join(root, "lib"), { recursive: true, encoding: "utf8" })
  .map((file) => `lib/${file.replaceAll(path.sep, "/")}`)
  .filter((file) => /\.tsx?$/.test(file) && !file.includes("/generated/"));

/** The room of a path: the first folder below lib. */
const roomOf = (file: string) => file.split("/")[1] ?? "";

/** Which rooms of lib each room takes something from, with one import as the proof. */
function arrows(): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const file of files) {
    for (const [, target = ""] of readFileSync(path.join(root, file), "utf8").matchAll(
      /from "@\/(lib\/[^"]+)"/g,
    )) {
      const [from, to] = [roomOf(file), roomOf(target)];
      if (from === to) continue;
      const row = found.get(from) ?? new Map<string, string>();
      found.set(from, row.set(to, `${file} takes ${target}`));
    }
  }
  return found;
}

/** A way from a room back to itself, as the imports it leads along; null when there is none. */
function circleFrom(start: string, all: Map<string, Map<string, string>>): string[] | null {
  const seen = new Set<string>();
  const walk = (room: string, way: string[]): string[] | null => {
    for (const [next, proof] of all.get(room) ?? []) {
      if (next === start) return [...way, proof];
      if (seen.has(next)) continue;
      seen.add(next);
      const circle = walk(next, [...way, proof]);
      if (circle) return circle;
    }
    return null;
  };
  return walk(start, []);
}

it("reads the rooms of lib", () => {
  expect(arrows().get("contact")?.has("platform")).toBe(true);
});

it("no room of lib leads back to itself through others", () => {
  const all = arrows();
  for (const room of all.keys()) expect(circleFrom(room, all), room).toBeNull();
});
