import type { LanguageId } from "../languages";
import { integrationOperations } from "../operations";

/** A task in code: several calls, or one call and what to make of its answer. A complete program per language. */
export type Guide = {
  id: string;
  /** The operations it calls, which its test expects to see. */
  calls: readonly string[];
  sources: Partial<Record<LanguageId, string>>;
  /** What the program prints against the first documented answers. */
  prints: string;
};

/** The path of an operation. @throws when there is none by that id */
export function pathOf(id: string): string {
  const operation = integrationOperations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`No operation is called ${id}.`);
  return operation.path;
}
