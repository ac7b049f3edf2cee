import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");

/** Common text of the pages with the forms of several laws. */
export const shared = {
  /** A request by its law and type. */
  requestName: m("{type} ({law})"),
  /** A complaint, named like the types of request. */
  complaint: {
    label: "Privacy complaint",
    noun: "complaint",
    detail: "Anything you think we did wrong with your data. We’ll look into it and tell you the outcome.",
  },
  /** The answer to an opt-out if there is nothing to opt out of. */
  optedOut:
    "The opt-out is now in effect. We don’t sell personal data, share it for targeted advertising or use it for profiling that leads to decisions about people, so nothing else has to change. For as long as the opt-out applies, we’ll keep this request, its date and the email address it covers.",
  steps: {
    atOnce: {
      title: "Right away",
      body: "You’ll get an email with a reference and the date by which we’ll answer.",
    },
    confirm: {
      title: "You confirm",
      body: "Our email has one link to confirm that the request comes from you, and one to track or withdraw it.",
    },
  },
  byEmail: "Prefer email?",
  byEmailOrPhone: "Prefer email or phone?",
  tollFree: m("{number} (toll-free)"),
  readMore: {
    elsewhere: "Choose another form",
    gdpr: "Your rights under the GDPR",
    ccpa: "Your California privacy rights",
    privacy: "Privacy policy",
    dataRetention: "Data retention policy",
    gdprForm: "GDPR request form",
    ccpaForm: "CCPA request form",
    lostLink: "Lost the link to your request?",
    lostComplaintLink: "Lost the link to your complaint?",
  },
};

export type SharedWords = typeof shared;
