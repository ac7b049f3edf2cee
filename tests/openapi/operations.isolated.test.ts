import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isAlwaysOpen } from "@/lib/gate/always-open";
import { operations } from "@/lib/operations";

const app = path.resolve(import.meta.dirname, "../../app");

/** The paths for which a route file exports operations, with each parameter in braces. */
const bound = readdirSync(app, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name === "route.ts")
  .map(({ parentPath }) => parentPath)
  .filter((folder) => /handlersOf\([^)]/.test(readFileSync(path.join(folder, "route.ts"), "utf8")))
  .map((folder) =>
    `/${path.relative(app, folder)}`
      .replaceAll(/\/\([^)]+\)/g, "")
      .replace(/^\/\[language\]/, "")
      .replaceAll(/\[(\w+)\]/g, "{$1}"),
  );

/** The file of `{law}` serves each law that names its own endpoint. */
const fileOf = (at: string) =>
  bound.includes(at) ? at : at.replace(/^\/api\/[\w-]+\/request$/, "/api/{law}/request");

describe("every operation", () => {
  it("has a unique name", () => {
    const names = operations.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("is served at its path, and nothing else is served", () => {
    const named = operations.map(({ path: at }) => fileOf(at));
    expect([...new Set(named)].sort()).toEqual([...bound].sort());
  });

  it.each(operations)(
    "is open during gate and maintenance exactly if it says so: $name",
    ({ path: at, open }) => {
      // Settings have a path for each key, and no other.
      const address = at.replace("{setting}", "protection").replaceAll(/\{\w+\}/g, "0b8f3c1e");
      expect(isAlwaysOpen(address)).toBe(open);
    },
  );

  it("for staff requires a permission, or is available to all staff", () => {
    const everybodys = operations.filter(
      ({ caller }) => caller.kind === "staff" && caller.permission === null,
    );
    expect(everybodys.map(({ name }) => name).sort()).toEqual([
      "order-account",
      "prove-key",
      "report-presence",
      "save-notices",
      "search-console",
      "sign-out-everywhere",
    ]);
  });
});
