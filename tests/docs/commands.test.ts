import { expect, it } from "vitest";
import { commands } from "@/scripts/operator/commands";
import { commandsOf, markdownFiles } from "@/tests/support/markdown";

/** The text after `npm run operator --` in a document, up to the end of the command. */
const calls = markdownFiles.flatMap((file) =>
  commandsOf(file).flatMap((line) =>
    [...line.matchAll(/\bnpm run (?:-s )?operator -- ([^`|&#]+)/g)].map(([, call = ""]) => ({ file, call })),
  ),
);

/** What is wrong with a call according to its command's help; null if the command knows everything in it. */
function faultOf(call: string): string | null {
  const [name, ...words] = call
    .replace(/"[^"]*"/g, "TEXT")
    .split(/\s+/)
    .filter(Boolean);
  if (name === "--help" || name === "…") return null;
  const command = commands.find((one) => one.name === name);
  if (!command) return `there is no command ${name}`;
  const known = (word: string) =>
    new RegExp(`(?:^|[\\s[|])${word}(?=$|[\\s\\]|.,;])`, "m").test(command.help);
  const options = words.filter((word) => /^--\w/.test(word) && word !== "--help" && !known(word));
  if (options.length > 0) return `${name} has no option ${options.join(", ")}`;
  const [verb = ""] = words;
  const takesNone = !command.help.startsWith(`${name} `) || /^[A-Z-]|@|^$/.test(verb);
  return takesNone || known(verb) ? null : `${name} has no verb ${verb}`;
}

it.each(calls)("$file: operator $call", ({ call }) => {
  expect(faultOf(call)).toBeNull();
});

it("a command that doesn’t exist is reported", () => {
  expect(faultOf("maintenance on --for 2h")).toBeNull();
  expect(faultOf("maintenence on")).toBe("there is no command maintenence");
  expect(faultOf("maintenance start")).toBe("maintenance has no verb start");
  expect(faultOf("maintenance on --to 2h")).toBe("maintenance has no option --to");
});
