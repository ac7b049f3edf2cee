import { expect, it } from "vitest";
import { anySetting } from "@/lib/settings";
import { assertNoArgs, printable, readArgs } from "@/scripts/operator/command";
import { commands } from "@/scripts/operator/commands";
import { settingCommand } from "@/scripts/operator/setting-command";

const options = { message: { type: "string" }, yes: { type: "boolean" } } as const;

it("a command reads options, and a limited number of arguments", () => {
  expect(readArgs(["--message", "blue heron", "--yes"], options)).toEqual({
    values: { message: "blue heron", yes: true },
    positionals: [],
  });
  expect(readArgs(["3f2a", "--yes"], options, { maxArguments: 1 })).toEqual({
    values: { yes: true },
    positionals: ["3f2a"],
  });
  expect(readArgs([], options, { maxArguments: 1 }).positionals).toEqual([]);
});

it("a command rejects an extra argument, and says how to quote text", () => {
  const sentence = "Unexpected argument 'heron'. Put text of several words in quotes.";
  expect(() => readArgs(["--message", "blue", "heron"], options)).toThrow(sentence);
  expect(() => readArgs(["blue", "heron", "--yes"], options, { maxArguments: 1 })).toThrow(sentence);
  expect(() => assertNoArgs(["heron"])).toThrow(sentence);
  expect(() => assertNoArgs(["--frobnicate"])).toThrow("Unknown option '--frobnicate'");
});

it("an error doesn’t repeat an argument that may be part of a secret", () => {
  expect(() => readArgs(["blue", "heron"], {}, { maxArguments: 1, isSecret: true })).toThrow(
    /^There is one word too many\. Put text of several words in quotes\.$/,
  );
});

it("output escapes what a terminal would interpret, and leaves other text unchanged", () => {
  expect(printable("\u001b[2J a\u009b31m b\u0007 c\u007f \u202etxt.exe\rover")).toBe(
    "\\u001b[2J a\\u009b31m b\\u0007 c\\u007f \\u202etxt.exe\\u000dover",
  );
  const usual = 'Zoë,\t“ﷺ”\r\n  😀 {"a":1}\n';
  expect(printable(usual)).toBe(usual);
  const typed = JSON.stringify({ name: "a\u009b" });
  expect(JSON.parse(printable(typed))).toEqual(JSON.parse(typed));
});

it("a setting’s command is named after its slug, even if it has verbs of its own", () => {
  expect(settingCommand({ ...anySetting("logo"), slug: "company-logo" }).name).toBe("company-logo");
  const names = commands.map(({ name }) => name);
  expect(names.slice(1, 5)).toEqual(["maintenance", "protection", "announcement", "logo"]);
  expect(names.length).toBe(new Set(names).size);
});
