import type { Translated } from "./language";
import type { LanguageDefinition } from "./languages/definition";
import { joined } from "./languages/generated";

export type { Provision } from "./languages/definition";

/** The languages, each with everything that differs by language and is no text. For the server. */
export const languageDefinitions: Translated<LanguageDefinition> = joined;
