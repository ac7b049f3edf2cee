import { expect, it } from "vitest";
import { type RequestContext, route } from "@/lib/platform/http/route";
import { setRequestHeaders } from "@/lib/platform/http-server/request-headers";

const known = { requestId: "the-server's", clientAddress: "192.0.2.1" };

/** What a handler is told about a request with these headers. */
async function contextOf(headers: Record<string, string>): Promise<RequestContext> {
  let told: RequestContext | undefined;
  const GET = route((_request, context) => {
    told = context;
    return new Response();
  });
  await GET(new Request("http://localhost:3000/", { headers }), { params: Promise.resolve({}) });
  if (!told) throw new Error("The handler wasn't asked.");
  return told;
}

it("tells a handler what the server found out, whatever a client says", async () => {
  const headers = { "x-client-address": "6.6.6.6", "x-request-id": "forged", accept: "*/*" };
  setRequestHeaders(headers, known);
  expect(await contextOf(headers)).toMatchObject(known);
  expect(headers.accept).toBe("*/*");
});

it("leaves it to the middleware which nonce a page has", () => {
  const headers = {
    "content-security-policy": "script-src 'nonce-mine'",
    "content-security-policy-report-only": "script-src 'nonce-mine'",
  };
  setRequestHeaders(headers, known);
  expect(Object.keys(headers).sort()).toEqual(["x-client-address", "x-request-id"]);
});
