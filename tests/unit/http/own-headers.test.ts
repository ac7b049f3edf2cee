import { expect, it, vi } from "vitest";
import { type Context, route } from "@/lib/platform/http/route";
import { ownHeaders } from "@/lib/platform/http-server/own-headers";

/** What a handler is told about a request with these headers. */
async function contextOf(headers: Record<string, string>): Promise<Context> {
  let told: Context | undefined;
  const GET = route((_request, context) => {
    told = context;
    return new Response();
  });
  await GET(new Request("http://localhost:3000/", { headers }), { params: Promise.resolve({}) });
  if (!told) throw new Error("The handler wasn't asked.");
  return told;
}

it("tells a handler what this process noted on the request", async () => {
  const context = await contextOf({ [ownHeaders.client]: "192.0.2.1", [ownHeaders.requestId]: "noted" });
  expect(context).toMatchObject({ clientAddress: "192.0.2.1", requestId: "noted" });
});

it("believes no client that writes such a note itself, and calls it unknown", async () => {
  const context = await contextOf({ "x-palisade-client": "192.0.2.1", "x-request-id": "forged" });
  expect(context.clientAddress).toBe("unknown");
  expect(context.requestId).toMatch(/^[\da-f-]{36}$/);
});

it("gives every bundle of the process the same names, which can't be guessed", async () => {
  vi.resetModules();
  const other = await import("@/lib/platform/http-server/own-headers");
  expect(other.ownHeaders).toEqual(ownHeaders);
  for (const name of Object.values(ownHeaders)) expect(name).toMatch(/-[\da-f]{24}$/);
});
