import type { IntegrationOperation, Json } from "../operation";

export const languages = [
  { id: "curl", label: "curl", grammar: "bash", file: "sample.sh" },
  { id: "typescript", label: "TypeScript", grammar: "typescript", file: "sample.mts" },
  { id: "python", label: "Python", grammar: "python", file: "sample.py" },
  { id: "go", label: "Go", grammar: "go", file: "main.go" },
] as const;

export type LanguageId = (typeof languages)[number]["id"];

/** What every sample needs to know of a call. */
export type Call = {
  method: string;
  url: string;
  body: Json | undefined;
  reads: { name: string; type: "boolean" | "string" | "strings" }[];
};

/** The environment variable every sample takes the key from. */
export const keyVariable = "PALISADE_API_KEY";

const pad = (text: string, spaces: string) => text.replaceAll("\n", `\n${spaces}`);

/** Pretty JSON, its lines after the first moved in by `indent`. */
export function jsonAt(value: Json, indent: string, unit = "  "): string {
  return pad(JSON.stringify(value, null, unit), indent);
}

/** The members a sample prints, with the type each has in the answer's examples. */
export function readsOf(operation: IntegrationOperation): Call["reads"] {
  const [example] = Object.values(operation.answer.examples);
  return operation.reads.map((name) => {
    const value = example?.value[name];
    if (typeof value === "boolean") return { name, type: "boolean" as const };
    return { name, type: Array.isArray(value) ? ("strings" as const) : ("string" as const) };
  });
}
