import { site } from "./brand";
import { inEachLanguage, type Translated } from "./language";

const { countryCode, region } = site.address;

/** The country of our address in each language. */
export const countryIn: Translated<string> = inEachLanguage(
  (language) => new Intl.DisplayNames(language, { type: "region" }).of(countryCode) ?? countryCode,
);

/** The state of our address as used in sentences. Postal addresses keep its local name. */
export const stateIn: Translated<string> = inEachLanguage((language) =>
  language === "fr" && region === "Georgia" ? "Géorgie" : region,
);
