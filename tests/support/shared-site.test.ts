import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("browser tests that share a server use different email addresses in each file", () => {
  const files = readdirSync("tests", { recursive: true, encoding: "utf8" }).map((file) => `tests/${file}`);
  const sharing = files.filter(
    (file) => file.endsWith(".spec.ts") && readFileSync(file, "utf8").includes("sharesSite: true"),
  );
  expect(sharing.length).toBeGreaterThan(10);
  const users = new Map<string, string[]>();
  for (const file of sharing) {
    const addresses = readFileSync(file, "utf8").match(/[\w.+-]+@example\.(?:com|net|org)/g);
    for (const address of new Set(addresses)) users.set(address, [...(users.get(address) ?? []), file]);
  }
  expect([...users].filter(([, files]) => files.length > 1)).toEqual([]);
});
