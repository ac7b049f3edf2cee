import type { LawWords } from "../en";
import { ccpa } from "./ccpa";
import { dataSubject } from "./data-subject";
import { elsewhere } from "./elsewhere";
import { fadp } from "./fadp";
import { gdpr } from "./gdpr";
import { shared } from "./shared";
import { ukGdpr } from "./uk-gdpr";
import { usStates } from "./us-states";

export const fr: LawWords = { shared, dataSubject, gdpr, ukGdpr, fadp, ccpa, usStates, elsewhere };
