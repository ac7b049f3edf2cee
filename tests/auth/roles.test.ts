import { expect, it } from "vitest";
import { roleNames } from "@/lib/auth/people/words";
import { sections } from "@/lib/console/sections";
import { allRights, hasRight } from "@/lib/platform/rights";

it("the description of the viewer role matches its permissions", () => {
  const { lead } = roleNames.viewer;
  const closed = Object.values(sections).filter(({ right }) => right && !hasRight("viewer", right));
  expect(closed.map(({ title }) => title)).toEqual(["People", "Tokens"]);
  for (const { title } of closed) expect(lead).toContain(title);
  expect(allRights.filter((right) => hasRight("viewer", right) && !right.endsWith(":read"))).toEqual([]);
  expect(hasRight("viewer", "subjects:export")).toBe(false);
  expect(lead).toContain("no changes and no full export of a person’s data");
});
