import { Icon } from "@/components/ui/icon";
import { frameWords } from "@/lib/pages/frame-words";
import { currentLanguage, localize } from "@/lib/site/current-language";
import { mainLanguage, otherLanguages } from "@/lib/site/language";
import { LanguageOfferCard } from "./language-offer-card";

/** The first tab stop: skips the header and leads to the page's `#main`. */
export async function SkipLink() {
  const { layout } = await localize(frameWords);
  return (
    <a href="#main" className="skip-link rounded-lg bg-accent px-4 py-3 font-semibold text-on-accent">
      {layout.skip}
    </a>
  );
}

const offers = Object.fromEntries(otherLanguages.map((language) => [language, frameWords[language].offer]));

/** On pages in English: offers the browser's own language, in that language. */
export async function LanguageOffer() {
  if ((await currentLanguage()) !== mainLanguage) return null;
  return <LanguageOfferCard main={mainLanguage} offers={offers} close={<Icon name="x" />} />;
}
