import { expect, it } from "vitest";
import { schemaDrift } from "@/prisma/migrate";

it("SQLite's migrations lead to schema.prisma", async () => {
  expect(await schemaDrift("sqlite")).toBe("");
});
