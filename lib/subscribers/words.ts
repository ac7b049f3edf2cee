import { type Language, mainLanguage, type Translated } from "@/lib/site/language";
import { serviceNamesIn } from "@/lib/site/services";
import type { SubscriberWords } from "./words/en";
import { translations } from "./words/generated";

/** Text of the pages, the form and the emails of status subscriptions. */
export const subscriberWords: Translated<SubscriberWords> = translations;

/** A selection of services as text. */
export function servicesInWords(chosenIds: readonly string[], language: Language = mainLanguage): string {
  if (chosenIds.length === 0) return subscriberWords[language].choice.all;
  const chosenServices = serviceNamesIn(language).filter(({ id }) => chosenIds.includes(id));
  return chosenServices.map(({ name }) => name).join(", ");
}

export function maintenanceInWords(maintenance: boolean, language: Language = mainLanguage): string {
  const { included, notIncluded } = subscriberWords[language].choice;
  return maintenance ? included : notIncluded;
}
