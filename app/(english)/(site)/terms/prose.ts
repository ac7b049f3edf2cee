import { localContent } from "@/lib/site/local-content";
import agreement from "./agreement.mdx";
import dataAndBilling from "./data-and-billing.mdx";
import disputes from "./disputes.mdx";
import service from "./service.mdx";

export const Agreement = localContent({ en: agreement, de: agreement, fr: agreement, es: agreement });
export const DataAndBilling = localContent({
  en: dataAndBilling,
  de: dataAndBilling,
  fr: dataAndBilling,
  es: dataAndBilling,
});
export const Disputes = localContent({ en: disputes, de: disputes, fr: disputes, es: disputes });
export const Service = localContent({ en: service, de: service, fr: service, es: service });
