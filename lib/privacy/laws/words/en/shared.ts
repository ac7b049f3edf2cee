import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");

/** What the pages with the forms of several laws say alike. */
export const shared = {
  /** A request by its law and type. */
  requestName: m("{law}: {type}"),
  steps: {
    atOnce: { title: "At once", body: "You get an email with a reference and the date by which we answer." },
    confirm: {
      title: "You confirm",
      body: "The email has a link that tells us the request comes from you, and one to follow or withdraw it.",
    },
  },
  byEmail: "By email instead",
  byEmailOrPhone: "By email or phone instead",
  tollFree: m("{number} (toll-free)"),
  readMore: {
    elsewhere: "You live somewhere else?",
    gdpr: "Your rights under the GDPR",
    ccpa: "Your California privacy rights",
    privacy: "Privacy policy",
    dataRetention: "Data retention policy",
    gdprForm: "GDPR request form",
    ccpaForm: "CCPA request form",
    lostLink: "Lost the link to your request?",
  },
};

export type SharedWords = typeof shared;
