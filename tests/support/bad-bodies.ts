import fc from "fast-check";
import { naughtyStrings } from "./naughty-strings";
import type { Submission } from "./submissions";

const halves = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
const anyText = fc.oneof(
  fc.constantFrom(...naughtyStrings),
  fc.string({ unit: "binary" }),
  fc.string({ unit: halves }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc
    .tuple(fc.constantFrom("x", "é", "😀", " "), fc.integer({ min: 1, max: 5100 }))
    .map(([a, n]) => a.repeat(n)),
);
const oddName = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "toString", "then", "website", ""),
  fc.string(),
);

/** A value that means "leave this field out". */
const absent = Symbol("absent");

/** An almost valid body: each field may be valid, any text, anything else, or missing, and there may be extra fields. */
export function anyBody({ valid }: Submission): fc.Arbitrary<Record<string, unknown>> {
  return fc.constant(null).chain(() => {
    const fields = Object.entries(valid()).map(([name, value]) => {
      const right = { weight: 6, arbitrary: fc.constant<unknown>(value) };
      const text = { weight: name === "email" ? 1 : 4, arbitrary: anyText };
      const other = { weight: 1, arbitrary: fc.oneof(fc.jsonValue(), fc.constant(absent)) };
      return [name, fc.oneof(right, text, other)] as const;
    });
    const extra = fc.array(fc.tuple(oddName, fc.oneof(fc.jsonValue(), anyText)), { maxLength: 2 });
    return fc
      .tuple(fc.record(Object.fromEntries(fields)), extra)
      .map(([body, more]) =>
        Object.fromEntries([...more, ...Object.entries(body).filter(([, value]) => value !== absent)]),
      );
  });
}

/** A body of bytes that may be neither JSON nor text. */
export const anyBytes: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.json().map((text) => Buffer.from(text.slice(0, -1))),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => Buffer.from("[".repeat(depth) + "]".repeat(depth))),
  fc
    .integer({ min: 1, max: 9000 })
    .map((depth) => Buffer.from(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`)),
);
