import { phoneLink, site } from "@/lib/site/brand";
import type { Language } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { lawWords } from "./words";

/** Common parts of the pages with the laws' forms. */

const email = (address: string) => ({ text: address, href: `mailto:${address}` });

/** The other way to file a request: by email. */
export const byEmail = (language: Language, address: string) => ({
  title: lawWords[language].shared.byEmail,
  lines: [email(address)],
});

/** The other ways under the laws of the United States, which require a toll-free number. */
export const byEmailOrPhone = (language: Language) => {
  const { shared } = lawWords[language];
  const number = site.phone.tollFree;
  return {
    title: shared.byEmailOrPhone,
    lines: [email(site.email.privacy), { text: shared.tollFree({ number }), href: phoneLink(number) }],
  };
};

const readings = {
  elsewhere: paths.privacyRequest,
  gdpr: paths.gdpr,
  ccpa: paths.ccpa,
  privacy: paths.privacy,
  dataRetention: paths.dataRetention,
  gdprForm: paths.gdprRequest,
  ccpaForm: paths.ccpaRequest,
  lostLink: paths.privacyRequests,
  lostComplaintLink: paths.privacyRequests,
} as const;

/** Links to further reading, by key. */
export const readMore = (language: Language, ...keys: readonly (keyof typeof readings)[]) =>
  keys.map((key) => ({ text: lawWords[language].shared.readMore[key], href: readings[key] }));

/** The links of a law without its own page. */
export const readMoreOfAll = (language: Language) =>
  readMore(language, "elsewhere", "privacy", "dataRetention", "lostLink");
