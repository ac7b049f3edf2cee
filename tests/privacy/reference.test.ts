import { expect, it } from "vitest";
import { readReference, referencePattern } from "@/lib/privacy/core/reference";

/** Like browsers evaluate a field's `pattern`, except for a flag that this pattern doesn't need. */
const accepts = (typed: string) => new RegExp(`^(?:${referencePattern})$`, "u").test(typed);

it.each(["GD-7K2M-9QXD", "CA-7K2M-9QXD", "gd7k2m9qxd", " Gd 7k2m–9qxd. ", "G.D.7K2M9QXD", "GD-OIL0-9QXD"])(
  "%s is accepted by the field and the server",
  (typed) => {
    expect([accepts(typed), readReference(typed) !== null]).toEqual([true, true]);
  },
);

it.each(["", "GD-7K2M-9QX", "GD-7K2M-9QXDD", "XX-7K2M-9QXD", "GD-7K2M-9QXU", "7K2M-9QXD", "AGD-7K2M-9QXD"])(
  "%s is rejected by both",
  (typed) => {
    expect([accepts(typed), readReference(typed) !== null]).toEqual([false, false]);
  },
);
