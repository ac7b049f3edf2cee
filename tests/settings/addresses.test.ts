import { expect, it } from "vitest";
import * as logo from "@/app/api/admin/logo/current/route";
import * as below from "@/app/api/admin/settings/[setting]/route";
import { endpoints } from "@/lib/site/paths";
import { settingPath } from "@/lib/site/staff-paths";

const ask = (handlers: typeof below, method: keyof typeof below, address: string) =>
  handlers[method](new Request(`http://localhost${address}`, { method }), {
    params: Promise.resolve({ setting: address.split("/").at(-1) }),
  });

it.each([
  settingPath("zzz"),
  settingPath("protection"),
  settingPath("maintenance"),
  settingPath("constructor"),
  endpoints.protection.replace("website", "%77ebsite"),
  `${endpoints.protection}/`,
  endpoints.protection.replace("settings", "settings/"),
  endpoints.protection.toUpperCase(),
])("there is no setting at %s, whatever the method", async (address) => {
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
    const answer = await ask(below, method, address);
    expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 404, null]);
  }
});

it.each([
  [endpoints.protection, below],
  [endpoints.logo, logo],
] as const)("%s refuses other methods, and says which are allowed", async (address, handlers) => {
  for (const method of ["POST", "PATCH", "DELETE", "OPTIONS"] as const) {
    const answer = await ask(handlers, method, `${address}?x=1`);
    expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, "GET, HEAD, PUT"]);
  }
});
