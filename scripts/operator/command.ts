import { createInterface } from "node:readline/promises";
import { type ParseArgsConfig, parseArgs } from "node:util";
import type { z } from "zod";
import { contextOf, shellActor } from "@/lib/platform/context";
import { storedEmailAddress } from "@/lib/platform/forms/fields";

/** A usage error. The message says what to type instead. */
export class UsageError extends Error {}

/** An error with the exit status of the process, for programs that read it. */
export class ExitError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Where a command prompts for input, and where it writes. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  out: NodeJS.WritableStream;
  err: NodeJS.WritableStream;
}

export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** Usage, options and examples. */
  help: string;
  /** Runs the command. @returns the text to print @throws UsageError, HttpError */
  run(args: string[], terminal: Terminal): Promise<string>;
}

/**
 * Characters that a terminal interprets instead of showing: control characters except line breaks and tabs, and
 * direction overrides.
 */
const controlCharacters = /\r(?!\n)|[^\P{Cc}\t\n\r]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes text for a terminal, because some of it was written by strangers. The escapes are those of JSON. */
export const printable = (text: string): string =>
  text.replace(controlCharacters, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Removes the verb from the arguments. @throws UsageError that names the available verbs */
export function takeVerb<V extends string>(args: string[], verbs: readonly V[]): [V, string[]] {
  const verb = verbs.find((name) => name === args[0]);
  if (verb) return [verb, args.slice(1)];
  throw new UsageError(`Choose what to do: ${verbs.join(", ")}.`);
}

/** What is wrong with the input, each sentence once. */
export function issueText(error: z.ZodError): string {
  return [...new Set(error.issues.map(({ message }) => message))].join(" ");
}

/** Parses command line input. @throws UsageError that names every wrong value */
export function parseTyped<S extends z.ZodType>(schema: S, typed: unknown): z.output<S> {
  const result = schema.safeParse(typed);
  if (result.success) return result.data;
  throw new UsageError(issueText(result.error));
}

/** An option with a value, for `readArgs`. */
export const stringOption = { type: "string" } as const;

const quotes = "Put text of several words in quotes.";

/**
 * Reads options and at most `maxArguments` words. An extra word is an error, because it is usually the rest of an unquoted
 * text. With `allowNegative`, `--no-x` sets a boolean option to false.
 * @throws UsageError that names the word unless it may be part of a secret; otherwise as parseArgs does
 */
export function readArgs<O extends NonNullable<ParseArgsConfig["options"]>>(
  args: string[],
  options: O,
  { maxArguments = 0, isSecret = false, allowNegative = false } = {},
) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, allowNegative });
  const stray = positionals[maxArguments];
  if (stray === undefined) return { values, positionals };
  throw new UsageError(
    `${isSecret ? "There is one word too many" : `Unexpected argument '${stray}'`}. ${quotes}`,
  );
}

/** For verbs without arguments. @throws as readArgs does */
export function assertNoArgs(args: string[]): void {
  readArgs(args, {});
}

/** An id as lists of the shell show it. */
export const shortId = (id: string): string => id.slice(0, 8);

/**
 * The row that is named by the start of its id.
 * @param kind what it is, and the command that lists the ids
 * @param search finds the rows whose id begins with a text; two are enough
 * @throws UsageError if none or several match
 */
export async function findByStart<R>(
  typed: string | undefined,
  { kind, list }: { kind: string; list: string },
  search: (start: string) => Promise<R[]>,
): Promise<R> {
  if (!typed) throw new UsageError(`Give the ID of the ${kind}, as shown by “${list}”.`);
  const [row, another] = await search(typed.toLowerCase());
  if (!row) throw new UsageError(`There is no ${kind} “${typed}”.`);
  if (another) throw new UsageError(`More than one ${kind} begins with “${typed}”. Give more of its ID.`);
  return row;
}

/** The context of commands run from the shell. */
export const shellContext = (now: Date) => contextOf(shellActor(now), now);

/** Prompts on the terminal or reads from a pipe, so that secrets don't end up in the shell's history. */
export async function ask(question: string, { input, err }: Terminal): Promise<string> {
  const lines = createInterface({ input, output: err });
  try {
    if (!("isTTY" in input && input.isTTY)) {
      err.write(question);
      // Unlike a question, this reads a last line without a line break, and notices that there is none.
      for await (const line of lines) return line.trim();
      throw new UsageError("The input ended before an answer.");
    }
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}

/** The single email address among a command's arguments. @throws UsageError */
export function emailArgument(positionals: string[]): string {
  const result = storedEmailAddress.safeParse(positionals[0]);
  if (positionals.length === 1 && result.success) return result.data;
  throw new UsageError("Give one email address.");
}
