import { expect, it } from "vitest";
import { runForEach } from "@/lib/platform/jobs";

it("a job that fails for one item continues with the others, and counts as failed", async () => {
  const done: string[] = [];
  const work = async (item: string) => {
    if (item.startsWith("broken")) throw new Error(item);
    done.push(item);
  };
  await expect(runForEach("a job", ["one", "broken two", "three", "broken four"], work)).rejects.toThrow(
    "broken two",
  );
  expect(done).toEqual(["one", "three"]);
  await runForEach("a job", ["five"], work);
  expect(done).toEqual(["one", "three", "five"]);
});
