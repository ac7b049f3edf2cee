import { expect, it } from "vitest";
import { setRequestHeaders } from "@/lib/platform/http-server/request-headers";
import { createCall } from "@/lib/platform/operations/call";

const known = { requestId: "the-server's", clientAddress: "192.0.2.1" };

it("handlers get the server’s values of its own headers, whatever the client sends", () => {
  const headers = { "x-client-address": "6.6.6.6", "x-request-id": "forged", accept: "*/*" };
  setRequestHeaders(headers, known);
  const { context } = createCall(new Request("http://localhost:3000/", { headers }), {});
  expect(context).toMatchObject(known);
  expect(headers.accept).toBe("*/*");
});

it("the middleware decides on a page’s nonce", () => {
  const headers = {
    "content-security-policy": "script-src 'nonce-mine'",
    "content-security-policy-report-only": "script-src 'nonce-mine'",
  };
  setRequestHeaders(headers, known);
  expect(Object.keys(headers).sort()).toEqual(["x-client-address", "x-request-id"]);
});
