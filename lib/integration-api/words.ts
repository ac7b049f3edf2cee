import type { Translated } from "@/lib/site/language";
import { de } from "./words/de";
import { en, type IntegrationApiWords } from "./words/en";
import { es } from "./words/es";
import { fr } from "./words/fr";

export type { IntegrationApiWords } from "./words/en";

/** What is said of the integration API on the documentation's page. The OpenAPI document says it in English. */
export const integrationApiWords: Translated<IntegrationApiWords> = { en, de, fr, es };
