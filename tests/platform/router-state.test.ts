import { expect, it } from "vitest";
import { setRequestHeaders } from "@/lib/platform/http-server/request-headers";

const name = "next-router-state-tree";
const dynamic = ["token", "abc", "d", null];

it.each([
  ['["",{}]', true],
  ['["",{"children":["about",{"children":["__PAGE__",{}]}]},null,null]', true],
  ['["",{"children":["__PAGE__",{},null,"refetch"]},null,null,16]', true],
  [
    JSON.stringify(["", { children: ["verify", { children: [dynamic, { children: ["__PAGE__", {}] }] }] }]),
    true,
  ],
  [JSON.stringify([["token", "abc", "x", null], {}]), false],
  ['["",{},null,"all"]', false],
  ['["",7]', false],
  ['["",{"children":7}]', false],
  ["{}", false],
  ["x", false],
  [`["${"x".repeat(50_000)}",{}]`, false],
  [`${'["",{"a":'.repeat(880)}7${"}]".repeat(880)}`.slice(0, 7900), false],
])("a client’s router state is kept only if Next can parse it (case %#)", (state, isReadable) => {
  const headers = { rsc: "1", [name]: encodeURIComponent(state) };
  setRequestHeaders(headers, { requestId: "id", clientAddress: "192.0.2.1" });
  expect(Object.hasOwn(headers, name)).toBe(isReadable);
  expect(headers.rsc).toBe("1");
});

it.each(["%", "%7B", "a, b"])("an invalid router-state header is removed: %s", (value) => {
  const headers = { [name]: value };
  setRequestHeaders(headers, { requestId: "id", clientAddress: "192.0.2.1" });
  expect(Object.hasOwn(headers, name)).toBe(false);
});
