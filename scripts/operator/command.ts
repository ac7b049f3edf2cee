import { createInterface } from "node:readline/promises";
import { type ParseArgsConfig, parseArgs } from "node:util";
import type { z } from "zod";
import { contextOf, shellActor } from "@/lib/platform/context";
import { heldAddress } from "@/lib/platform/forms/fields";

/** A mistake in what was typed; the message says what to type instead. */
export class UsageError extends Error {}

/** What went wrong, with the status that the process ends with for a program that reads it. */
export class ExitError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Where a command reads what it asks for, and where it writes. */
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
  /**
   * Does it.
   * @returns what to print
   * @throws UsageError, HttpError
   */
  run(args: string[], terminal: Terminal): Promise<string>;
}

/** What a terminal obeys instead of showing: control characters but line breaks and tabs, and changes of direction. */
const obeyed = /\r(?!\n)|[^\P{Cc}\t\n\r]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text as a terminal may be given it: strangers wrote some of it. The escapes are those of JSON. */
export const printable = (text: string): string =>
  text.replace(obeyed, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Takes the verb off the arguments. @throws UsageError naming the verbs there are */
export function verbOf<V extends string>(args: string[], verbs: readonly V[]): [V, string[]] {
  const verb = verbs.find((name) => name === args[0]);
  if (verb) return [verb, args.slice(1)];
  throw new UsageError(`Choose what to do: ${verbs.join(", ")}.`);
}

/** What is wrong with what was typed, each sentence once. */
export function issueText(error: z.ZodError): string {
  return [...new Set(error.issues.map(({ message }) => message))].join(" ");
}

/** As typed on the command line. @throws UsageError with every wrong value named */
export function parseTyped<S extends z.ZodType>(schema: S, typed: unknown): z.output<S> {
  const result = schema.safeParse(typed);
  if (result.success) return result.data;
  throw new UsageError(issueText(result.error));
}

const quotes = "Put text of several words in quotes.";

/**
 * Reads options and at most so many words beside them. A word too many is a mistake and not to be passed over: it is
 * mostly the rest of a text without quotes.
 * @throws UsageError naming the word, unless it may be part of a secret; as parseArgs does
 */
export function readArgs<O extends NonNullable<ParseArgsConfig["options"]>>(
  args: string[],
  options: O,
  { most = 0, isSecret = false } = {},
) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const stray = positionals[most];
  if (stray === undefined) return { values, words: positionals };
  throw new UsageError(
    `${isSecret ? "There is one word too many" : `Unexpected argument '${stray}'`}. ${quotes}`,
  );
}

/** For verbs that take nothing. @throws as readArgs does */
export function assertNoArgs(args: string[]): void {
  readArgs(args, {});
}

/** Who acts in a command of the shell. */
export const shellContext = (now: Date) => contextOf(shellActor(now), now);

/** From the terminal, or from a pipe, so that a secret needn't stand in the shell's history. */
export async function ask(question: string, { input, err }: Terminal): Promise<string> {
  const lines = createInterface({ input, output: err });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}

/** The one address among a command's arguments. @throws UsageError */
export function emailArgument(positionals: string[]): string {
  const result = heldAddress.safeParse(positionals[0]);
  if (positionals.length === 1 && result.success) return result.data;
  throw new UsageError("Give one email address.");
}
