import type { IntegrationOperation, Json } from "@/lib/platform/openapi/operation";
import { site } from "@/lib/site/brand";
import { en } from "./words/en";

/** The languages of the samples, with the file name of a program and the command that runs it. */
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

/** The properties of a call that samples use. */
export type Call = {
  method: string;
  path: string;
  body: Json | undefined;
  reads: { name: string; type: "boolean" | "string" | "strings" }[];
};

/** The environment variable with the API key. */
export const keyVariable = "PALISADE_API_KEY";
/** The environment variable that points a program at the mock; the default is the API. */
export const urlVariable = "PALISADE_API_URL";
/** The timeout of all samples. */
export const timeoutSeconds = 5;

/** The lines that set the API's address in a program. */
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

/** Formatted JSON; lines after the first are indented by `indent`. */
export function jsonAt(value: Json, indent: string, unit = "  "): string {
  return pad(JSON.stringify(value, null, unit), indent);
}

/** The members that a sample prints, with their types in the example responses. */
export function readsOf(operation: IntegrationOperation): Call["reads"] {
  const [example] = Object.values(operation.response.examples);
  return operation.reads.map((name) => {
    const value = example?.value[name];
    if (typeof value === "boolean") return { name, type: "boolean" as const };
    return { name, type: Array.isArray(value) ? ("strings" as const) : ("string" as const) };
  });
}
