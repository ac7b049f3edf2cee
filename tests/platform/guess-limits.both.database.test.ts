import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Staff, staffKey } from "@/lib/platform/context";
import { counterRates, guessDelayMs, rateLimits } from "@/lib/platform/limits/rates";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { testSecrets } from "@/tests/support/template";

ownDatabase();
const pauses = vi.hoisted(() => [] as number[]);
vi.mock("node:timers/promises", () => ({ setTimeout: async (ms: number) => void pauses.push(ms) }));

const { consume, countFailure } = await import("@/lib/platform/limits/consume");
const { addToken } = await import("@/lib/auth/people/api-tokens");
const { requireStaff } = await import("@/lib/auth/sessions/require-staff");
const { queueIsFull } = await import("@/lib/platform/fair-queue");
const { log } = await import("@/lib/platform/log");
const { write } = await import("@/lib/platform/database");

const now = new Date("2027-01-01T12:00:00Z");
const wrong = "not-the-operators-token-at-all";
const warned = vi.spyOn(log, "warn");
let serial = 0;
const newAddress = () => `198.51.100.${++serial}`;

beforeEach(() => {
  warned.mockClear();
  pauses.length = 0;
});
afterEach(() => write((tx) => tx.rateLimit.deleteMany({ where: { key: { contains: "Site:" } } })));

const ask = (token: string, clientAddress: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const request = new Request("http://localhost:3000/api/admin/logo/current", { method: "PUT", headers });
  const sender = { clientAddress, requestId: "of-this-request", now };
  return requireStaff(request, sender, null).catch(({ status }) => status as number);
};

it("a wrong bearer token is logged as a failed sign-in, and rejected unchecked beyond the limit", async () => {
  const address = newAddress();
  const answers: unknown[] = [];
  for (let turn = 0; turn < 100; turn += 1) answers.push(await ask(wrong, address));
  const { points } = rateLimits.operatorSignIn;
  expect(answers).toEqual([...Array(points).fill(401), ...Array(100 - points).fill(429)]);
  const refusals = warned.mock.calls.filter(([, message]) => message === "operator sign-in refused");
  expect(refusals).toHaveLength(100);
  expect(refusals[0]?.[0]).toEqual({ requestId: "of-this-request", by: "bearer token" });
  // The form counts the same failures.
  await expect(consume("operatorSignIn", address, now)).rejects.toMatchObject({ status: 429 });
});

it("the right token is accepted, however many wrong ones its address sent", async () => {
  const address = newAddress();
  // More than the API's own limit allows per minute.
  for (let turn = 0; turn <= rateLimits.operatorApi.points; turn += 1) await ask(wrong, address);
  expect(await ask(testSecrets.OPERATOR_TOKEN, address)).toMatchObject({ role: "owner", via: "api" });
});

it("a token is subject to the API’s limit from any address, and uses up only its own", async () => {
  const { token } = await addToken(operator(now, "cli"), { name: "busy", role: "viewer", expiresInDays: 1 });
  const busy = String(token);
  const { points } = rateLimits.operatorApi;
  const actor = (await ask(busy, newAddress())) as Staff;
  for (let turn = 1; turn < points; turn += 1) await consume("operatorApi", staffKey(actor), now);
  const address = newAddress();
  expect(await ask(busy, address)).toBe(429);
  expect(await ask(testSecrets.OPERATOR_TOKEN, address)).toMatchObject({ role: "owner", via: "api" });
});

const guess = (address: string) =>
  countFailure("passcode", address, now, () => Promise.reject(new Error("wrong"))).catch(
    (error: Error & { status?: number }) => error.status ?? error.message,
  );
const enter = (address: string) => countFailure("passcode", address, now, async () => "in");

it("an attempt that was refused unchecked, because the site was busy, doesn’t count", async () => {
  const address = newAddress();
  const { points } = rateLimits.passcode;
  const busy = () => countFailure("passcode", address, now, () => Promise.reject(queueIsFull()));
  for (let turn = 0; turn <= points; turn += 1) await expect(busy()).rejects.toMatchObject({ status: 503 });
  for (let turn = 0; turn < points; turn += 1) expect(await guess(address)).toBe("wrong");
  expect(await guess(address)).toBe(429);
});

it("guesses from many networks of one IPv6 /48 share a limit, and nobody else does", async () => {
  const { points } = counterRates.passcode48;
  for (let turn = 0; turn < points; turn += 1) {
    expect(await guess(`2001:db8:7:${(turn << 8).toString(16)}::/64`)).toBe("wrong");
  }
  expect(await guess("2001:db8:7:ffff::/64")).toBe(429);
  expect(await enter("2001:db8:8:1::/64")).toBe("in");
});

it("guesses from everywhere slow everybody down and lock nobody out", async () => {
  const { points } = rateLimits.passcodeSite;
  for (let turn = 0; turn < points; turn += 1) {
    expect(await guess(`203.0.${turn % 250}.${Math.floor(turn / 250)}`)).toBe("wrong");
  }
  expect(pauses).not.toContain(guessDelayMs);
  expect(await enter("192.0.2.7")).toBe("in");
  expect(pauses.filter((ms) => ms === guessDelayMs)).toHaveLength(1);
});

it("right attempts aren’t counted", async () => {
  const { points } = counterRates.passcode48;
  for (let turn = 0; turn < 2 * points; turn += 1) await enter("2001:db8:9:1::/64");
  expect(await guess("2001:db8:9:2::/64")).toBe("wrong");
});
