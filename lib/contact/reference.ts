import { parseReference } from "@/lib/platform/reference";

/** The prefix of the references of contact messages. */
export const messagePrefix = "CM";

/** Reads a reference as a person types it. @returns e.g. "CM-7K2M-9QXD"; null if it can't be one */
export const readMessageReference = (typed: string): string | null => parseReference(typed, [messagePrefix]);
