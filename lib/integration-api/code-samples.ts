import type { IntegrationOperation } from "@/lib/platform/openapi/operation";
import { type Call, type LanguageId, languages, readsOf } from "./languages";
import { curlSample } from "./samples/curl";
import { goSample } from "./samples/go";
import { pythonSample } from "./samples/python";
import { typescriptSample } from "./samples/typescript";

export type CodeSample = { lang: LanguageId; label: string; source: string };

const writers: Record<LanguageId, (call: Call) => string> = {
  curl: curlSample,
  typescript: typescriptSample,
  python: pythonSample,
  go: goSample,
};

/** One complete program per language for a call, as shown on the page and run by the tests. */
export function codeSamples(operation: IntegrationOperation): CodeSample[] {
  const call: Call = {
    method: operation.method.toUpperCase(),
    path: operation.path,
    body: operation.request?.example,
    reads: readsOf(operation),
  };
  return languages.map(({ id, label }) => ({ lang: id, label, source: writers[id](call) }));
}
