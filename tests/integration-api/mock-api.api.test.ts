import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { integrationErrors } from "@/lib/integration-api/moderation";
import { integrationOperations } from "@/lib/integration-api/operations";
import { problem } from "@/lib/platform/forms/problem";
import { startMockApi } from "@/tests/support/mock-api";
import { rawRequest } from "@/tests/support/raw-request";

let mock: Awaited<ReturnType<typeof startMockApi>>;
beforeAll(async () => {
  mock = await startMockApi();
});
afterAll(() => mock.stop());

const json = { Authorization: "Bearer any", "Content-Type": "application/json" };
const post = (body: string, headers: Record<string, string> = {}, path = "/moderation/text") =>
  fetch(mock.url + path, { method: "POST", headers: { ...json, ...headers }, body });
const text = '{ "text": "Hello" }';

/** Asserts what all refusals have in common. @returns the body */
async function expectRefusal(answer: Response, status: number) {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  const body = problem.strict().parse(await answer.json());
  expect(body.status).toBe(status);
  expect(body.error).toBe(body.message);
  return body;
}

describe("the mock rejects", () => {
  it.each([
    ["an empty body", "", 400],
    ["broken JSON", '{ "text": ', 400],
    ["a list", "[]", 422],
    ["a misspelled field", '{ "txt": "Hello" }', 422],
    ["a field named like a property of every object", '{ "text": "Hello", "constructor": 1 }', 422],
    ["a body over a mebibyte", JSON.stringify({ text: "x".repeat(1024 * 1024) }), 413],
  ])("%s", async (_, body, status) => {
    await expectRefusal(await post(body), status);
  });

  it("a call without a key", async () => {
    await expectRefusal(await fetch(`${mock.url}/health`), 401);
  });

  it("an unknown address", async () => {
    await expectRefusal(await post(text, {}, "/moderation/smell"), 404);
  });

  it("an unknown method, naming the allowed ones", async () => {
    const answer = await fetch(`${mock.url}/moderation/text`, { headers: json });
    await expectRefusal(answer, 405);
    expect(answer.headers.get("allow")).toBe("POST");
  });

  it.each(["abc", "", "99", "100", "204", "1000", "-1", "4e2", "NaN"])(
    "the preference code=%s, and keeps serving",
    async (code) => {
      await expectRefusal(await post(text, { Prefer: `code=${code}` }), 400);
      expect((await post(text)).status).toBe(200);
    },
  );
});

describe("the mock answers", () => {
  it.each([...integrationErrors.map(({ status }) => status), 404, 418, 500])(
    "the preference code=%d with a problem that has its own id",
    async (status) => {
      const [first, second] = [
        await expectRefusal(await post(text, { Prefer: `code=${status}` }), status),
        await expectRefusal(await post(text, { Prefer: `code=${status}` }), status),
      ];
      expect(first.requestId).not.toBe(second.requestId);
    },
  );

  it.each(["allowed", "constructor", "__proto__", "nothing-like-it"])(
    "the preference example=%s",
    async (name) => {
      const { examples = {} } = integrationOperations[0]?.response ?? {};
      const answer = await post(text, { Prefer: `example=${name}` });
      const expected = name === "allowed" ? examples.allowed : examples.flagged;
      expect(await answer.json()).toEqual(expected?.value);
    },
  );

  it("further requests after one that was aborted or had no address", async () => {
    expect((await rawRequest(mock.url, "//", { method: "GET" })).status).toBe(404);
    const broken = new AbortController();
    const endless = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode("x"));
        broken.abort();
      },
    });
    const options = { method: "POST", headers: json, body: endless, duplex: "half", signal: broken.signal };
    await expect(fetch(`${mock.url}/moderation/text`, options as RequestInit)).rejects.toThrow();
    expect((await post(text)).status).toBe(200);
  });
});
