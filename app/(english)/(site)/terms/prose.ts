import type { MDXContent } from "mdx/types";
import type { Translated } from "@/lib/site/language";
import agreementEn from "./agreement.mdx";
import dataAndBillingEn from "./data-and-billing.mdx";
import disputesEn from "./disputes.mdx";
import serviceEn from "./service.mdx";

/** The page's text by language; the English one stands in where another isn't written. */
export const prose = {
  agreement: { en: agreementEn, de: agreementEn, fr: agreementEn, es: agreementEn },
  service: { en: serviceEn, de: serviceEn, fr: serviceEn, es: serviceEn },
  dataAndBilling: { en: dataAndBillingEn, de: dataAndBillingEn, fr: dataAndBillingEn, es: dataAndBillingEn },
  disputes: { en: disputesEn, de: disputesEn, fr: disputesEn, es: disputesEn },
} satisfies Record<string, Translated<MDXContent>>;
