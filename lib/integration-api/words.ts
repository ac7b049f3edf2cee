import type { Translated } from "@/lib/site/language";
import type { IntegrationApiWords } from "./words/en";
import { joined } from "./words/generated";

export type { IntegrationApiWords } from "./words/en";

/** What is said of the integration API on the documentation's page. The OpenAPI document says it in English. */
export const integrationApiWords: Translated<IntegrationApiWords> = joined;
