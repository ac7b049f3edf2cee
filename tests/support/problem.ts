import { expect } from "vitest";
import { problem } from "@/lib/platform/forms/problem";

/** Asserts what all refusals have in common: the given status, the problem format, and no caching. @returns the body */
export async function expectProblem(answer: Response, status: number) {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const body = problem.strict().parse(await answer.json());
  expect(body.status).toBe(status);
  expect(body.error).toBe(body.message);
  expect(body.requestId).toBe(answer.headers.get("x-request-id"));
  return body;
}
