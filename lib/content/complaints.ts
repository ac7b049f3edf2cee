import type { Law } from "@/lib/schemas/privacy";
import { site } from "@/lib/site";

export interface Remedy {
  /** What a person who disagrees with our answer may do. */
  sentence: string;
  places: readonly { name: string; href: string }[];
}

/** Where to complain: GDPR Art. 12(4), 77 and 79; the authorities that enforce the CCPA. */
export const remedies: Record<Law, Remedy> = {
  gdpr: {
    sentence: `You can write to our data protection officer at ${site.email.dpo}. You can also complain to a supervisory authority, in particular where you live, where you work or where you think the law was broken (GDPR Art. 77), and go to court (Art. 79).`,
    places: [
      {
        name: "Supervisory authorities in the EEA",
        href: "https://www.edpb.europa.eu/about-edpb/about-edpb/members_en",
      },
      {
        name: "United Kingdom: Information Commissioner’s Office",
        href: "https://ico.org.uk/make-a-complaint/",
      },
    ],
  },
  ccpa: {
    sentence: `You can ask us to look again at ${site.email.privacy}. You can also complain to the California Privacy Protection Agency or to the Attorney General of California.`,
    places: [
      { name: "California Privacy Protection Agency", href: "https://cppa.ca.gov/webapplications/complaint" },
      {
        name: "Attorney General of California",
        href: "https://oag.ca.gov/contact/consumer-complaint-against-business-or-company",
      },
    ],
  },
};
