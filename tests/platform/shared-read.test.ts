import { expect, it } from "vitest";
import { sharedRead } from "@/lib/platform/shared-read";

const at = (second: number) => new Date(second * 1000);

/** A shared read whose values count how often it was read. */
function counted(max?: number) {
  let reads = 0;
  const shared = sharedRead<number>(60_000, max);
  return (key: string, second: number) => shared(key, at(second), async () => ++reads);
}

it("callers share what was read within the time, also while it is being read", async () => {
  const read = counted();
  expect(await Promise.all([read("", 0), read("", 0), read("", 59)])).toEqual([1, 1, 1]);
  expect(await read("", 60)).toBe(2);
  // After the clock was set back by more than the time.
  expect(await read("", -1)).toBe(3);
});

it("each key has its own, and the least recently used one is forgotten", async () => {
  const read = counted(2);
  expect([await read("a", 0), await read("b", 0), await read("a", 1), await read("c", 1)]).toEqual([
    1, 2, 1, 3,
  ]);
  expect([await read("a", 2), await read("b", 2)]).toEqual([1, 4]);
});

it("a failed read fails for those who waited for it, and isn’t kept", async () => {
  const shared = sharedRead<string>(60_000);
  const failing = () => shared("", at(0), () => Promise.reject(new Error("broken")));
  const [one, two] = await Promise.allSettled([failing(), failing()]);
  expect([one?.status, two?.status]).toEqual(["rejected", "rejected"]);
  expect(await shared("", at(0), async () => "read")).toBe("read");
});
