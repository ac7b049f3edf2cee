import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { printableJson } from "@/lib/platform/log";
import { safePath } from "@/lib/platform/safe-path";

const wrapper = path.resolve(import.meta.dirname, "../support/log-lines.mjs");

/** The output of `npm start` for a server that is this program. */
function printedOf(program: string): Record<string, unknown>[] {
  const { stdout, stderr } = spawnSync(process.execPath, [wrapper, process.execPath, "-e", program], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^[ -~\n]*$/);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("output of Next becomes log lines", () => {
  const lines = printedOf(`
    console.log("\\x1b[32m✓\\x1b[39m Ready");
    console.log("");
    console.log("one\\u0085line and \\u202eno end");
    console.log('{"level":"fatal"}');
  `);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(lines).toEqual([
    { level: "info", time, msg: "✓ Ready" },
    { level: "info", time, msg: "one\u0085line and \u202eno end" },
    { level: "info", time, msg: '{"level":"fatal"}' },
  ]);
});

test("an uncaught error is logged with its stack", () => {
  const lines = printedOf(`throw new Error("first\\r\\nsecond \\x1b]0;title\\x07");`);
  expect(lines.every(({ level }) => level === "error")).toBe(true);
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining([expect.stringContaining("Error: first"), expect.stringMatching(/^second/)]),
  );
});

test("the log’s own lines pass unchanged, on a separate file descriptor", () => {
  const program = `require("node:fs").writeSync(Number(process.env.LOG_DESCRIPTOR), '{"own":true}\\n')`;
  expect(printedOf(program)).toEqual([{ own: true }]);
});

test("JSON is written in ASCII", () => {
  const entry = { msg: "…\u001b\u009b\u202e\u2028😀\u007f" };
  const line = printableJson(JSON.stringify(entry));
  expect(line).toMatch(/^[ -~]*$/);
  expect(JSON.parse(line)).toEqual(entry);
});

test("a path is logged without invalid characters", () => {
  expect(safePath("/a\u001b[31m/\u009b\u202eb\r\n")).toMatch(/^\/a.\[31m\/..b..$/);
  expect(safePath("/verify/abcdefghijklmnopqrstuvwxyz")).toBe("/verify/…");
});
