import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");

/** What an answer says about the processing, besides the text of the privacy policy. */
export const en = {
  title: "What we do with your data",
  lead: m(
    "Under {law}, we give you this information along with your data ({citation}). It covers only what applies to you.",
  ),
  /** For a state or country with its own law, within a definition of several. */
  leadForRegion: m(
    "The law where you live ({statute}, {citation}) requires us to give you this information along with your data. It covers only what applies to you.",
  ),
  /** For somebody whose state or country has no such law that we know of. */
  leadOfOurs: "We give you this information along with your data. It covers only what applies to you.",
  controller: {
    title: "Who is responsible",
    name: "Controller",
    address: "Address",
    contact: "Privacy team",
    dataProtection: "Data protection contact",
  },
  activities: {
    title: "Purposes, recipients and periods",
    data: "Data",
    basis: m("Legal basis ({citation})"),
    sources: "Where it comes from",
    recipients: "Recipients",
    kept: "Kept for",
    period: m("{data}: {period}"),
  },
  /** For data in other systems: only staff know its purpose. */
  systems: {
    purpose: "Data in our other systems",
    data: m("The data reported by {systems}, listed above"),
    stated: "See “Added by our privacy team”",
  },
  categories: {
    title: "Categories of data collected in the last twelve months",
    lead: m("Collected between {from} and {to}."),
    examples: "Examples",
    sources: "Sources",
    purpose: "Purpose",
    disclosed: "Disclosed for a business purpose to",
    sold: "Sold or shared",
    none: "No. We didn’t sell or share any of it.",
  },
  thirdParties: {
    title: "Third parties",
    none: "This website’s records show no disclosure of your data to a third party. Service providers that act on our instructions are listed above and are not third parties. If there was a disclosure outside this website, you’ll find it under “Added by our privacy team”.",
  },
  recipients: {
    title: "Recipients",
    lead: "The recipients named above under “Purposes, recipients and periods” receive data as described there. The others in this list receive it only in the cases described. If one of these others has received your data, the section “Added by our privacy team” says so.",
  },
  transfers: "Transfers to other countries",
  automated: "Automated decisions",
  rights: { title: "Your rights" },
  complaint: "Complaints",
  added: "Added by our privacy team",
};

export type ExplanationWords = typeof en;
