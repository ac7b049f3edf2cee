import { expect, it } from "vitest";
import { dropUnreadableRouterState } from "@/lib/platform/http-server/drop-router-state";

const name = "next-router-state-tree";

it.each([
  ['["",{}]', true],
  ['["",{"children":["about",{"children":["__PAGE__",{}]}]},null,null]', true],
  ['["",7]', false],
  ["{}", false],
  ["x", false],
  [`["${"x".repeat(50_000)}",{}]`, false],
])("of what a client says it shows, keeps what Next can read: %.40s", (state, isReadable) => {
  const headers = { rsc: "1", [name]: encodeURIComponent(state) };
  dropUnreadableRouterState(headers);
  expect(Object.keys(headers)).toEqual(isReadable ? ["rsc", name] : ["rsc"]);
});
