import { parseArgs } from "node:util";

/** A mistake in what was typed; the message says what to type instead. */
export class UsageError extends Error {}

export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** Usage, options and examples. */
  help: string;
  /**
   * Does it.
   * @returns what to print
   * @throws UsageError, Refusal
   */
  run(args: string[]): Promise<string>;
}

/** Takes the verb off the arguments. @throws UsageError naming the verbs there are */
export function verbOf<V extends string>(args: string[], verbs: readonly V[]): [V, string[]] {
  const verb = verbs.find((name) => name === args[0]);
  if (verb) return [verb, args.slice(1)];
  throw new UsageError(`Say what to do: ${verbs.join(", ")}.`);
}

/** For verbs that take nothing: a stray word is a mistake and not to be passed over. @throws as parseArgs does */
export function nothingElse(args: string[]): void {
  parseArgs({ args, options: {} });
}
