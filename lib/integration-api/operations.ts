import type { IntegrationOperation } from "@/lib/platform/openapi/operation";
import { inEachLanguage } from "@/lib/site/language";
import { moderationOperations } from "./moderation";
import { serviceOperations } from "./service";
import { visionOperations } from "./vision";
import { integrationApiWords } from "./words";

/** The integration API: the eight endpoints of the specification, in its order. */
export const integrationOperations: readonly IntegrationOperation[] = [
  ...moderationOperations,
  ...visionOperations,
  ...serviceOperations,
];

/** The operations of the integration API, described in each language. */
export const describedOperations = inEachLanguage((language): readonly IntegrationOperation[] => {
  const words: Record<string, { summary: string; description: string }> =
    integrationApiWords[language].operations;
  return integrationOperations.map((operation) => ({ ...operation, ...words[operation.id] }));
});
