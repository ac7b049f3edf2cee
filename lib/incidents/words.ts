import type { Translated } from "@/lib/site/language";
import type { IncidentWords } from "./words/en";
import { translations } from "./words/generated";

/** Text for visitors and subscribers about incidents and planned maintenance, besides what staff write. For the server. */
export const incidentWords: Translated<IncidentWords> = translations;
