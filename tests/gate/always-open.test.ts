import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isAlwaysOpen } from "@/lib/gate/always-open";
import { endpoints } from "@/lib/site/paths";
import { settingPath } from "@/lib/site/staff-paths";

const app = path.resolve(import.meta.dirname, "../../app");

/** The routes below a folder of app, with an id in place of each parameter. */
function routesBelow(folder: string): string[] {
  return readdirSync(path.join(app, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /^(?:page|route)\.tsx?$/.test(name))
    .map(({ parentPath }) => `/${path.relative(app, parentPath)}`)
    .map((route) =>
      route
        .replaceAll(/\/\([^)]+\)/g, "")
        .replace("/api/admin/settings/[setting]", endpoints.protection)
        .replaceAll("[setting]", "protection")
        .replaceAll(/\[[^\]]+\]/g, "0b8f3c1e"),
    );
}

describe("paths open during gate and maintenance", () => {
  it.each(["operator", "api/health", "api/admin", "api/connector"].flatMap(routesBelow))(
    "include %s",
    (route) => {
      expect(isAlwaysOpen(route)).toBe(true);
    },
  );

  it.each([...routesBelow("operator"), ...routesBelow("api/health"), ...routesBelow("api/access")])(
    "don’t include nonexistent paths below %s",
    (route) => {
      expect(isAlwaysOpen(`${route}/zzz/zzz`)).toBe(false);
      expect(isAlwaysOpen(`${route}zzz/`)).toBe(false);
    },
  );

  it.each([
    "/operator/zzz",
    "/operator/settings/zzz",
    "/api/health/zzz",
    "/api/access/zzz",
    settingPath("zzz"),
    settingPath("*"),
    settingPath("protection"),
    settingPath("maintenance"),
    `${endpoints.protection}/`,
    `${endpoints.protection}/zzz`,
    endpoints.protection.replace("website", "%77ebsite"),
    "/_next/static/zzz",
  ])("don’t include %s", (route) => {
    expect(isAlwaysOpen(route)).toBe(false);
  });
});
