import { expect, it } from "vitest";
import { openApiDocument } from "@/lib/openapi/document";
import { problemResponse } from "@/lib/platform/http/problem-response";
import { HttpError } from "@/lib/platform/http-error";

/** All problems that the document contains as examples of responses. */
function examplesIn(value: unknown): { status: number; title: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const { content } = value as { content?: Record<string, { example?: { status: number; title: string } }> };
  const example = content?.["application/problem+json"]?.example;
  return [...(example ? [example] : []), ...Object.values(value).flatMap(examplesIn)];
}

it("each status has one title, in the document and in responses", async () => {
  const documented = examplesIn(openApiDocument());
  expect(new Set(documented.map(({ status }) => status)).size).toBeGreaterThan(8);
  for (const { status, title } of documented) {
    const answered = await problemResponse(new HttpError(status, "A sentence."), "id").json();
    expect(title, String(status)).toBe(answered.title);
  }
});
