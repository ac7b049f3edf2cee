import "server-only";
import pino from "pino";
import { DatabaseUnavailable, databaseCode } from "@/lib/platform/database/faults";

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * A line of JSON, without its end, in plain ASCII: no control of a terminal, no mark of writing direction, nothing
 * without width stands in it raw. Other characters can stand in its strings only, where the escape means the same.
 */
export const printableJson = (line: string): string => line.replace(/[^ -~]/g, escaped);

/** scripts/log-lines.mjs hands one over for lines that are JSON already, beside standard output, which it makes JSON of. */
const descriptor = Number(process.env.LOG_DESCRIPTOR || 1);
const output = pino.destination({ fd: descriptor, sync: true });

/** One JSON line per event. Callers pass ids, codes and counts; never a person's words or address. */
export const log = pino(
  {
    level: process.env.LOG_LEVEL?.trim() || "info",
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  { write: (line) => output.write(`${printableJson(line.trimEnd())}\n`) },
);

/**
 * Goes on without whoever reads the log: a pipe's other end may be closed. Left alone, a line that can't be written is an
 * error that nobody caught, which is printed, which can't be written.
 */
export function ignoreBrokenPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/** The frames below the message, which can be of several lines and is not for the log. */
function framesOf({ stack = "", message }: Error): string[] {
  const start = stack.indexOf(message);
  const below = start < 0 ? stack : stack.slice(start + message.length);
  return below
    .split("\n")
    .filter((line) => /^\s+at \S/.test(line))
    .map((line) => line.trim())
    .slice(0, 12);
}

/**
 * What may be logged of an error: its class, codes and stack frames. Not its message, which for a database or mail
 * error quotes the data; DatabaseUnavailable's is our own sentence.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as { code?: unknown };
  const database = databaseCode(error);
  return {
    error: error.name,
    ...(error instanceof DatabaseUnavailable && { reason: error.message }),
    ...(typeof code === "string" && { code }),
    ...(database && { database }),
    stack: framesOf(error),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
