/**
 * Loaded into a server under test with --import: moves its clock by messages from the test, so that the site itself
 * needs no test clock. Timers run in real time; only the current time changes. Ends the server with its test.
 */
const RealDate = Date;
let offset = 0;

const now = () => RealDate.now() + offset;

/** A proxy, not a subclass: libraries copy Date's own methods, which a subclass would only inherit. */
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
process.on("message", ({ clock }) => {
  if (clock === undefined) return;
  offset = clock === null ? 0 : clock - RealDate.now();
  process.send?.({ clockMoved: true });
});
process.channel?.unref();
// Exits with the tests' process, however that ended.
process.on("disconnect", () => process.exit());
