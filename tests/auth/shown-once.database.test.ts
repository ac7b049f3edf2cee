import { addMinutes } from "date-fns";
import { expect, it, vi } from "vitest";
import { readShownOnce, shownOnceCookie } from "@/lib/auth/forms/shown-once";
import { figures } from "@/lib/site/figures";
import { staff } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { cookieValue } from "@/tests/support/people";

ownDatabase();

const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ cookie: [...jar].map((pair) => pair.join("=")).join("; ") }),
}));

const now = new Date("2027-03-01T12:00:00Z");

it("a secret shown once is visible to its owner only, on its own page, for some minutes", async () => {
  const [page, ada, bea] = [
    "/operator/account",
    staff(now, "owner", "ada").actor,
    staff(now, "owner", "bea").actor,
  ];
  const set = shownOnceCookie(page, ada, ["one code", "another"], now);
  jar.set(set.split("=", 1)[0] ?? "", cookieValue(set) ?? "");
  expect(await readShownOnce(page, ada, now)).toEqual(["one code", "another"]);
  expect(await readShownOnce("/operator/people", ada, now)).toBeNull();
  expect(await readShownOnce(page, bea, now)).toBeNull();
  // Nor with a copy of the cookie.
  expect(await readShownOnce(page, ada, addMinutes(now, figures.shownOnceMinutes))).toBeNull();
});
