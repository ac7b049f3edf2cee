import { ignoreBrokenPipe } from "@/lib/platform/log";

/** A process of its own, for tests/platform/log.isolated.test.ts: prints when it is told to, and tells when that has failed. */
const printed = (stream: NodeJS.WriteStream) => new Promise((resolve) => stream.write("a line\n", resolve));

ignoreBrokenPipe();
process.once("message", async () => {
  const failures = await Promise.all([process.stdout, process.stderr].map(printed));
  // What a failed write leads to comes after it.
  setImmediate(() => process.send?.(failures.map((error) => (error ? "failed" : "written"))));
});
process.send?.("ready");
