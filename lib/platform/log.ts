import "server-only";
import pino from "pino";
import { DatabaseUnavailable, databaseCode } from "@/lib/platform/database/faults";

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A line of JSON in ASCII: control characters, direction marks and invisible characters are escaped. */
export const printableJson = (line: string): string => line.replace(/[^ -~]/g, escaped);

/** The file descriptor for JSON lines that scripts/log-lines.mjs passes, besides standard output, which it converts to JSON. */
const descriptor = Number(process.env.LOG_DESCRIPTOR || 1);
const output = pino.destination({ fd: descriptor, sync: true });

/** One JSON line per event. Pass ids, codes and counts; never a person's text or address. */
export const log = pino(
  {
    level: process.env.LOG_LEVEL?.trim() || "info",
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  { write: (line) => output.write(`${printableJson(line.trimEnd())}\n`) },
);

/** Ignores errors of a closed pipe: otherwise each would be an uncaught error, whose message can't be written either. */
export function ignoreBrokenPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/** The stack frames, without the message, which must not be logged. */
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
 * What may be logged of an error: class, codes and stack frames. Not the message, which may quote data in errors of database and mail,
 * except that of DatabaseUnavailable.
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
