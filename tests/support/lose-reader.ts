import { ignoreBrokenPipe } from "@/lib/platform/log";

/** A separate process for tests/platform/log.isolated.test.ts: prints when told to, and reports whether that failed. */
const printed = (stream: NodeJS.WriteStream) => new Promise((resolve) => stream.write("a line\n", resolve));

ignoreBrokenPipe();
process.once("message", async () => {
  const failures = await Promise.all([process.stdout, process.stderr].map(printed));
  // The consequences of a failed write come after it.
  setImmediate(() => process.send?.(failures.map((error) => (error ? "failed" : "written"))));
});
process.send?.("ready");
