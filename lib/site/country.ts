import { site } from "./brand";
import { inEachLanguage, type Translated } from "./language";

const { countryCode } = site.address;

/** The country of our address, as each language calls it. */
export const countryIn: Translated<string> = inEachLanguage(
  (language) => new Intl.DisplayNames(language, { type: "region" }).of(countryCode) ?? countryCode,
);
