import { ccpa } from "./ccpa";
import { dataSubject } from "./data-subject";
import { elsewhere } from "./elsewhere";
import { fadp } from "./fadp";
import { gdpr } from "./gdpr";
import { shared } from "./shared";
import { ukGdpr } from "./uk-gdpr";
import { usStates } from "./us-states";

export const en = { shared, dataSubject, gdpr, ukGdpr, fadp, ccpa, usStates, elsewhere };

export type LawWords = typeof en;
