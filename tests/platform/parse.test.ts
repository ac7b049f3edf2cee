import { expect, it } from "vitest";
import { z } from "zod";
import { typedValues, validate } from "@/lib/platform/http/parse";
import type { HttpError } from "@/lib/platform/http-error";

const request = new Request("http://localhost:3000/", { method: "POST" });
const lines = z.object({
  lines: z.array(
    z.string().refine((line) => line === "", { error: (issue) => `“${issue.input}” isn't empty.` }),
  ),
});

function refusalOf(typed: string[]): HttpError {
  try {
    validate(request, lines, { lines: typed });
  } catch (error) {
    return error as HttpError;
  }
  throw new Error("It was taken.");
}

it("errors of a form repeat no message, and there is one per field", () => {
  const { status, message, details } = refusalOf(["a", "", "b", "a"]);
  expect(status).toBe(422);
  expect(message).toBe("“a” isn't empty. “b” isn't empty.");
  expect(details.fields).toEqual({
    "lines.0": "“a” isn't empty.",
    "lines.2": "“b” isn't empty.",
    "lines.3": "“a” isn't empty.",
  });
});

it("error messages are limited to what fits into an address", () => {
  const typed = Array.from({ length: 1000 }, (_, index) => `${index} ${"x".repeat(50)}`);
  const { message, details } = refusalOf(typed);
  expect(message).toMatch(/^“0 x+” isn't empty\..*“9 x+” isn't empty\. There are 990 more errors\.$/);
  expect(Object.keys(details.fields ?? {})).toHaveLength(1000);
});

it("what was typed is text, although JSON can hold objects that can’t be converted to it", () => {
  const sent = { text: "words", box: true, nested: { toString: 1, valueOf: 1 }, list: [{ toString: 1 }] };
  expect(typedValues(sent)).toEqual({ text: "words", box: "true" });
});
