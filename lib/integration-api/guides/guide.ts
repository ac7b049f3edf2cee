import type { LanguageId } from "../languages";
import { integrationOperations } from "../operations";

/** A task as code: several calls, or one call with the handling of its response. One complete program per language. */
export type Guide = {
  id: string;
  /** The operations that it calls, which its test expects. */
  calls: readonly string[];
  sources: Partial<Record<LanguageId, string>>;
  /** The program's output for the first documented responses. */
  prints: string;
};

/** The path of an operation. @throws for an unknown id */
export function pathOf(id: string): string {
  const operation = integrationOperations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`No operation is called ${id}.`);
  return operation.path;
}
