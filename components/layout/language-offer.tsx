import { Icon } from "@/components/ui/icon";
import { frameWords } from "@/lib/pages/frame-words";
import { currentLanguage } from "@/lib/site/current-language";
import { mainLanguage, otherLanguages } from "@/lib/site/language";
import { LanguageOfferCard } from "./language-offer-card";

const offers = Object.fromEntries(otherLanguages.map((language) => [language, frameWords[language].offer]));

/** On a page in English: offers the browser's own language, in that language. */
export async function LanguageOffer() {
  if ((await currentLanguage()) !== mainLanguage) return null;
  return <LanguageOfferCard main={mainLanguage} offers={offers} close={<Icon name="x" />} />;
}
