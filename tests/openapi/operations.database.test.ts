import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { isAlwaysOpen } from "@/lib/gate/always-open";
import { operations } from "@/lib/operations";
import type { Operation } from "@/lib/platform/operations/define";

const app = path.resolve(import.meta.dirname, "../../app");

/** The operations that the route file loaded last was made of. */
const { given } = vi.hoisted(() => ({ given: [] as Operation[] }));
vi.mock("@/lib/platform/operations/handlers", async (load) => {
  const original = await load<typeof import("@/lib/platform/operations/handlers")>();
  return {
    ...original,
    handlersOf: (...of: Operation[]) => {
      given.push(...of);
      return original.handlersOf(...of);
    },
  };
});

/** A route file's path, with each parameter in braces, and its operations. */
interface Route {
  at: string;
  given: readonly Operation[];
}

async function readRoute(folder: string): Promise<Route> {
  given.length = 0;
  await import(path.join(folder, "route.ts"));
  const at = `/${path.relative(app, folder)}`
    .replaceAll(/\/\([^)]+\)/g, "")
    .replace(/^\/\[language\]/, "")
    .replaceAll(/\[(\w+)\]/g, "{$1}");
  return { at, given: [...given] };
}

const folders = readdirSync(app, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name === "route.ts")
  .map(({ parentPath }) => parentPath)
  .filter((folder) => /handlersOf\([^)]/.test(readFileSync(path.join(folder, "route.ts"), "utf8")));

/** Whether requests for a path, which may have the same parameters, reach a route's file. */
const reaches = (at: string, route: string) =>
  at === route || new RegExp(`^${route.replaceAll(/\{\w+\}/g, "[\\w-]+")}$`).test(at);
/** By name, because a route file may add something to an operation. */
const namesAt = (route: Route) =>
  route.given.filter(({ path: at }) => reaches(at, route.at)).map(({ name }) => name);

describe("every operation", () => {
  it("has a unique name", () => {
    const names = operations.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("for staff checks in every transaction that they still have access", () => {
    const unchecked = operations.filter(({ caller }) => caller.kind === "staff" && !caller.recheck);
    expect(unchecked.map(({ name }) => name)).toEqual([]);
  });

  describe("with the route files", () => {
    const routes: Route[] = [];
    beforeAll(async () => {
      for (const folder of folders) routes.push(await readRoute(folder));
    });

    it.each(operations)("is served by exactly one of them: $name", ({ name }) => {
      const files = routes.filter((route) => namesAt(route).includes(name)).map(({ at }) => at);
      expect(files).toHaveLength(1);
    });

    it("is all that they serve", () => {
      expect(routes.filter((route) => namesAt(route).length === 0).map(({ at }) => at)).toEqual([]);
      const known = operations.map(({ name }) => name);
      expect(routes.flatMap(namesAt).filter((name) => !known.includes(name))).toEqual([]);
    });

    it("is served at its own path only, whatever names a route file’s path allows", () => {
      // If a file's operations share one path, the address isn't compared with it. So that path must be the file's.
      const loose = routes.filter(
        ({ at, given: own }) => new Set(own.map((one) => one.path)).size === 1 && own[0]?.path !== at,
      );
      expect(loose.map(({ at }) => at)).toEqual([]);
    });
  });

  it.each(operations)(
    "is reachable during gate and maintenance only if it says so: $name",
    ({ path: at, open }) => {
      // Settings have a path for each key, and no other.
      const address = at.replace("{setting}", "protection").replaceAll(/\{\w+\}/g, "0b8f3c1e");
      expect(isAlwaysOpen(address)).toBe(open);
    },
  );

  it("for staff requires a permission, or is available to all staff", () => {
    const everybodys = operations.filter(({ caller }) => caller.kind === "staff" && caller.right === null);
    expect(everybodys.map(({ name }) => name).sort()).toEqual([
      "account-action",
      "confirm-identity",
      "report-presence",
      "save-notices",
      "search-console",
      "sign-out-everywhere",
    ]);
  });
});
