import type { Translated } from "@/lib/site/language";
import type { IncidentWords } from "./words/en";
import { joined } from "./words/generated";

/** What visitors and subscribers read of incidents and planned maintenance, beside what the staff wrote. For the server. */
export const incidentWords: Translated<IncidentWords> = joined;
