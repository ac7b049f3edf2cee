import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { sections } from "@/lib/console/sections";
import { addresses, get } from "@/tests/support/permissions";

const app = path.resolve(import.meta.dirname, "../../app");
/** The folders whose paths must all be in the table. Pages before sign-in are listed separately. */
const folders = ["operator/(console)", "api/admin", "api/connector"];
const found = folders.flatMap((folder) =>
  readdirSync(path.join(app, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:^|[\\/])(?:page\.tsx|route\.ts)$/.test(name))
    .map((name) => `/${folder}/${path.dirname(name).replaceAll(path.sep, "/")}`.replace(/\/\([a-z]+\)/g, "")),
);

it("the table lists every address, and only those", () => {
  expect(Object.keys(addresses).sort(), "rows of tests/support/permissions.ts").toEqual(
    [...new Set(found)].sort(),
  );
});

it("the menu and the search offer a page to exactly the roles that the table says", () => {
  for (const { href, right } of Object.values(sections)) expect(addresses[href], href).toEqual(get(right));
});
