import type { MDXContent } from "mdx/types";
import type { Translated } from "@/lib/site/language";
import agreementDe from "./agreement.de.mdx";
import agreementEs from "./agreement.es.mdx";
import agreementFr from "./agreement.fr.mdx";
import agreementEn from "./agreement.mdx";
import dataAndBillingDe from "./data-and-billing.de.mdx";
import dataAndBillingEs from "./data-and-billing.es.mdx";
import dataAndBillingFr from "./data-and-billing.fr.mdx";
import dataAndBillingEn from "./data-and-billing.mdx";
import disputesDe from "./disputes.de.mdx";
import disputesEs from "./disputes.es.mdx";
import disputesFr from "./disputes.fr.mdx";
import disputesEn from "./disputes.mdx";
import serviceDe from "./service.de.mdx";
import serviceEs from "./service.es.mdx";
import serviceFr from "./service.fr.mdx";
import serviceEn from "./service.mdx";

/** The page's text by language. */
export const prose = {
  agreement: { en: agreementEn, de: agreementDe, fr: agreementFr, es: agreementEs },
  service: { en: serviceEn, de: serviceDe, fr: serviceFr, es: serviceEs },
  dataAndBilling: { en: dataAndBillingEn, de: dataAndBillingDe, fr: dataAndBillingFr, es: dataAndBillingEs },
  disputes: { en: disputesEn, de: disputesDe, fr: disputesFr, es: disputesEs },
} satisfies Record<string, Translated<MDXContent>>;
