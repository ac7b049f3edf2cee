import { expect, it } from "vitest";
import { roleNames } from "@/lib/auth/people/words";
import { sections } from "@/lib/console/sections";
import { consoleWords } from "@/lib/console/words";
import { allRights, hasRight } from "@/lib/platform/rights";

it("the description of the viewer role matches its permissions", () => {
  const { lead } = roleNames.viewer;
  const closed = Object.values(sections)
    .flat()
    .filter(({ right }) => right && !hasRight("viewer", right));
  expect(closed.map(({ name }) => name)).toEqual(["people", "tokens"]);
  for (const { name } of closed) expect(lead).toContain(consoleWords.sections[name]);
  expect(allRights.filter((right) => hasRight("viewer", right) && !right.endsWith(":read"))).toEqual([]);
  expect(hasRight("viewer", "subjects:export")).toBe(false);
  expect(lead).toContain("no changes and no export of everything held about a person");
});
