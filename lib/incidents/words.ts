import type { Translated } from "@/lib/site/language";
import { de } from "./words/de";
import { en, type IncidentWords } from "./words/en";
import { es } from "./words/es";
import { fr } from "./words/fr";

/** What visitors and subscribers read of incidents and planned maintenance, beside what the staff wrote. For the server. */
export const incidentWords: Translated<IncidentWords> = { en, de, fr, es };
