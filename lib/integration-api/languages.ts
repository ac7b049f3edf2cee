import type { IntegrationOperation, Json } from "@/lib/platform/openapi/operation";
import { site } from "@/lib/site/brand";
import { en } from "./words/en";

/** What the samples are written in, with the file that a program goes into and what runs it. */
export const languages = [
  {
    id: "curl",
    label: "curl",
    grammar: "bash",
    file: "sample.sh",
    ...en.languages.curl,
  },
  {
    id: "typescript",
    label: "TypeScript",
    grammar: "typescript",
    file: "sample.mts",
    ...en.languages.typescript,
  },
  {
    id: "python",
    label: "Python",
    grammar: "python",
    file: "sample.py",
    ...en.languages.python,
  },
  {
    id: "go",
    label: "Go",
    grammar: "go",
    file: "main.go",
    ...en.languages.go,
  },
] as const;

export type LanguageId = (typeof languages)[number]["id"];

/** What every sample needs to know of a call. */
export type Call = {
  method: string;
  path: string;
  body: Json | undefined;
  reads: { name: string; type: "boolean" | "string" | "strings" }[];
};

/** The environment variable every sample takes the key from. */
export const keyVariable = "PALISADE_API_KEY";
/** The one that points a program at the mock; without it, at the API. */
export const urlVariable = "PALISADE_API_URL";
/** How long every sample waits for an answer. */
export const timeoutSeconds = 5;

/** The lines by which a program learns where the API is. */
export const apiAddress = {
  curl: `api="\${${urlVariable}:-${site.api.baseUrl}}"`,
  typescript: `const api = process.env.${urlVariable} || "${site.api.baseUrl}";`,
  python: `api = os.environ.get("${urlVariable}") or "${site.api.baseUrl}"`,
  go: `\tapi := os.Getenv("${urlVariable}")
\tif api == "" {
\t\tapi = "${site.api.baseUrl}"
\t}`,
} as const;

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
