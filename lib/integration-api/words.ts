import type { Translated } from "@/lib/site/language";
import type { IntegrationApiWords } from "./words/en";
import { translations } from "./words/generated";

export type { IntegrationApiWords } from "./words/en";

/** The documentation's text about the integration API. The OpenAPI document uses the English one. */
export const integrationApiWords: Translated<IntegrationApiWords> = translations;
