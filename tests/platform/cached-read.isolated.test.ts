import { expect, it } from "vitest";
import { cachedRead } from "@/lib/platform/cached-read";
import { testSecrets } from "@/tests/support/template";

Object.assign(process.env, testSecrets, { LOG_LEVEL: "silent" });

it("the last value is served while reading fails, even if it is null", async () => {
  let read = async (): Promise<string | null> => "open";
  const cached = cachedRead({ name: "a test", read: () => read() });
  expect(await cached.current()).toEqual({ value: "open", isStale: false });
  for (const value of ["open", null]) {
    read = async () => value;
    cached.clear();
    expect(await cached.current()).toEqual({ value, isStale: false });
    read = () => Promise.reject(new Error("The table can't be read."));
    cached.clear();
    expect(await cached.current()).toEqual({ value, isStale: true });
  }
});
