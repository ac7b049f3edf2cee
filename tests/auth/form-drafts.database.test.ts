import { addMinutes } from "date-fns";
import { afterEach, expect, it, vi } from "vitest";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ cookie: [...jar].map((pair) => pair.join("=")).join("; ") }),
}));

const { POST: signInRoute } = await import("@/app/operator/sign-in/route");
const { POST: accountOrders } = await import("@/app/operator/(console)/account/orders/route");
const { POST: switchRoute } = await import("@/app/operator/(console)/settings/switch/route");
const { saveFormDraft, readFlash, readFormDraft } = await import("@/lib/auth/forms/form-page");
const { sessionId } = await import("@/lib/auth/sessions/sessions");
const { passkeyRequestOptions } = await import("@/lib/auth/credentials/webauthn");
const { Authenticator } = await import("@/tests/support/authenticator");
const { operator } = await import("@/tests/support/contexts");
const { cookieValue, home } = await import("@/tests/support/people");
const { openSession } = await import("@/tests/support/sessions");

const now = () => new Date();
afterEach(() => jar.clear());

/** The cookies that a browser has after a response, in addition to its earlier ones. */
const kept = (answer: Response, cookies: string[] = []) => [
  ...cookies,
  ...answer.headers.getSetCookie().map((set) => set.split(";", 1)[0] ?? ""),
];
const look = async (cookies: string[], page: string, flashId: string, at = now()) => {
  jar.clear();
  for (const pair of cookies) jar.set(...(pair.split(/=(.*)/, 2) as [string, string]));
  return readFlash(page, flashId, at);
};
const post = (handler: typeof signInRoute, cookies: string[], fields: Record<string, string>) => {
  const headers = { "content-type": "application/x-www-form-urlencoded", cookie: cookies.join("; ") };
  const request = new Request("http://localhost:3000/operator", {
    method: "POST",
    headers,
    body: new URLSearchParams(fields),
  });
  return handler(request, { params: Promise.resolve({}) });
};
const target = (answer: Response) => {
  const url = new URL(answer.headers.get("location") ?? "", "http://localhost:3000");
  return { page: url.pathname, flashId: url.searchParams.get("flash") ?? "" };
};
const session = async () => `palisade-operator=${cookieValue(await openSession(operator(now())))}`;

it("a stranger’s text in a passkey response isn’t repeated, and only its sender sees the error", async () => {
  const origin = "https://your-session-has-expired-call-0800-555-0199.example";
  const authenticator = new Authenticator({ ...home, origin });
  const answer = await post(signInRoute, [], {
    credential: authenticator.get(await passkeyRequestOptions("sign-in", now())),
  });
  const { page, flashId } = target(answer);
  const flash = await look(kept(answer), page, flashId);
  expect(flash?.sentence).toContain("Passkeys for this site work only at http://localhost:3000");
  expect(JSON.stringify(flash)).not.toContain("0800");
  expect(Buffer.from(flashId, "base64url").toString()).not.toContain("0800");
  expect(await look([], page, flashId)).toBeNull();
  const somebody = kept(await post(signInRoute, [], { email: "a@example.com", password: "x", code: "1" }));
  expect(await look(somebody, page, flashId)).toBeNull();
  expect(await look([await session()], page, flashId)).toBeNull();
});

it("somebody who tries twice sees the second error, too", async () => {
  const wrong = { email: "a@example.com", password: "x", code: "000000" };
  const first = kept(await post(signInRoute, [], wrong));
  const again = await post(signInRoute, first, wrong);
  const { page, flashId } = target(again);
  expect((await look(kept(again, first), page, flashId))?.sentence).toContain("We couldn’t sign you in.");
});

it("the result of a form is shown on its page, in its session, for some minutes", async () => {
  const [mine, theirs] = [await session(), await session()];
  const { page, flashId } = target(
    await post(accountOrders as typeof signInRoute, [mine], { order: "end-others" }),
  );
  expect(await look([mine], page, flashId)).toMatchObject({ tone: "done" });
  expect(await look([mine], "/operator/people", flashId)).toBeNull();
  expect(await look([theirs], page, flashId)).toBeNull();
  expect(await look([], page, flashId)).toBeNull();
  expect(await look([mine], page, flashId, addMinutes(now(), 11))).toBeNull();
  expect(await look([mine], page, `${flashId}x`)).toBeNull();
  expect(await look([mine], page, flashId.replace(/^./, "x"))).toBeNull();
});

it("the input of a rejected form is shown only in its session", async () => {
  const [mine, theirs] = [await session(), await session()].map(
    (pair) => sessionId(pair.split("=")[1]) ?? "",
  );
  const typed = { values: { name: "Call 0800 555 0199" }, fields: {} };
  const id = await saveFormDraft("/operator/account", String(mine), typed, now());
  expect(await readFormDraft("/operator/account", String(mine), id, now())).toEqual(typed);
  expect(await readFormDraft("/operator/account", String(theirs), id, now())).toBeNull();
  expect(await readFormDraft("/operator/account", "", id, now())).toBeNull();
});

it("an error of a page that redirects elsewhere is shown there", async () => {
  const mine = await session();
  const { page, flashId } = target(
    await post(switchRoute as typeof signInRoute, [mine], { setting: "nothing" }),
  );
  expect(await look([mine], page, flashId)).toMatchObject({ tone: "refused" });
});
