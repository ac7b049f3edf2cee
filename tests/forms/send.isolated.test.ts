import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { submitForm } from "@/lib/platform/forms/send";
import type { Target } from "@/lib/platform/forms/spec";

const target: Target = {
  endpoint: "/api/example",
  failure: { messageField: "error", refused: "Refused.", unreachable: "Unreachable." },
};
const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => vi.stubGlobal("fetch", asked));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  asked.mockReset();
});

const keyOf = (call: number) => new Headers(asked.mock.calls[call]?.[1].headers).get("idempotency-key");

it("sending a form succeeds if the response says so", async () => {
  asked.mockResolvedValue(Response.json({ success: true, reference: "CM-1" }));
  expect(await submitForm(target, { a: "1" })).toEqual({
    ok: true,
    response: { success: true, reference: "CM-1" },
  });
  const [address, init] = asked.mock.calls[0] ?? [];
  expect(address).toBe("/api/example");
  expect(init).toMatchObject({ method: "POST", body: '{"a":"1"}' });
});

it.each([
  ["the server’s message", Response.json({ error: "Too late." }, { status: 422 }), "Too late."],
  ["its own message if the server sends none", Response.json({ error: "" }, { status: 500 }), "Refused."],
  [
    "its own message for an error page of a proxy",
    new Response("<h1>Bad gateway</h1>", { status: 502 }),
    "Refused.",
  ],
  ["the message of an error sent with status 200", Response.json({ success: false, error: "No." }), "No."],
  ["“unreachable” for a page instead of a response", new Response("<h1>Hi</h1>"), "Unreachable."],
])("sending a form fails with %s", async (_, response, message) => {
  asked.mockResolvedValue(response);
  expect(await submitForm(target, {})).toEqual({ ok: false, message, fields: {} });
});

it("sending a form fails without throwing on a network error", async () => {
  asked.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await submitForm(target, {})).toEqual({ ok: false, message: "Unreachable.", fields: {} });
});

it("sending a form passes on the messages of its fields", async () => {
  asked.mockResolvedValue(
    Response.json({ error: "Bad.", fields: { email: "Wrong.", odd: 1 } }, { status: 422 }),
  );
  expect(await submitForm(target, {})).toMatchObject({ fields: { email: "Wrong." } });
});

it("sending a form waits for the response to the same content sent from another tab", async () => {
  vi.useFakeTimers();
  asked.mockResolvedValueOnce(Response.json({ error: "In flight." }, { status: 409 }));
  asked.mockResolvedValueOnce(Response.json({ success: true }));
  const outcome = submitForm(target, { a: "1" });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome).toMatchObject({ ok: true });
  expect(keyOf(0)).toBe(keyOf(1));
});
