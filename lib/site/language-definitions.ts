import type { Translated } from "./language";
import type { LanguageDefinition } from "./languages/definition";
import { translations } from "./languages/generated";

export type { Provision } from "./languages/definition";

/** The languages, with everything except text that differs between them. For the server. */
export const languageDefinitions: Translated<LanguageDefinition> = translations;
