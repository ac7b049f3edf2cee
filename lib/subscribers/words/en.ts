import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");
const hours = figures.subscriptionConfirmationHours;

export const en = {
  /** What a subscriber chooses, and how a choice is told. */
  choice: {
    services: "Services",
    servicesHint: "Leave all unchecked to get updates on every service.",
    all: "All services",
    maintenance: "Planned maintenance",
    withMaintenance: "Also tell me about planned maintenance",
    included: "Included",
    notIncluded: "Not included",
  },
  form: {
    label: "Status updates by email",
    emailHint:
      "Used only for these emails. We ask you to confirm the address before we send anything else to it.",
    submit: { idle: "Subscribe", busy: "Subscribing…" },
    failure: {
      title: "Not subscribed",
      refused: "Your subscription couldn't be stored. Please try again.",
      unreachable: "Your subscription couldn't be sent. Please try again.",
    },
    success: {
      title: "Check your email",
      body: `We sent an email to this address. Follow its link and press the button there to start the subscription. The link works for ${hours} hours.`,
    },
  },
  /** The same for an address that is subscribed already, and for one that had enough such mails. */
  answer: "Check your email: follow the link in it and press the button there to start the subscription.",
  refusals: {
    services: m("Services must be among {services}."),
    servicesList: "Services must be a list.",
    servicesCount: m("Services must be at most {maximum}."),
    service: "A service is true or false.",
    maintenance: "Maintenance must be true or false.",
    incomplete: "The link is incomplete.",
    noLink: "This link opens nothing.",
  },
  /** Where else updates stand, on the status page and on the form's own. */
  follow: {
    title: "Get status updates",
    body: "Every update by email, in a feed, or as dates in your calendar.",
    mail: "Get updates by email",
    atom: "Incident feed (Atom)",
    json: "Incident feed (JSON)",
    calendar: "Calendar of planned maintenance",
  },
  subscribe: {
    title: "Status updates by email",
    lead: "One email for each update, for the services you choose or, if you choose none, for all of them. Every email has a link to change or end the subscription.",
    also: {
      title: "Without email",
      body: "The same updates are in the feeds, and planned maintenance is in a calendar that you can subscribe to.",
      page: "Back to the status page",
    },
    panels: {
      ended: {
        title: "Your subscription has ended",
        body: "Your address has been deleted, and you will get no more emails. You can subscribe again at any time.",
      },
      noLink: {
        title: "That link doesn't work",
        body: `It may be incomplete, the subscription may have ended, or the link was not used within ${hours} hours. Subscribe again here.`,
      },
      failed: {
        title: "That didn't work",
        body: "Nothing was changed. Please wait a minute and try again.",
      },
    },
  },
  confirm: {
    title: "Start your subscription",
    lead: `Press the button to get status updates of ${site.name} by email.`,
    address: "Address",
    button: "Start the subscription",
    otherwise:
      "If you didn't ask for this, close this page: unless the button is pressed, nothing is sent and the address is deleted.",
  },
  manage: {
    title: "Your subscription",
    lead: m("Status updates for {email}."),
    confirmed: "The subscription has started. You will get the next update by email.",
    changed: "Your changes are saved.",
    choice: "Your updates",
    save: "Save changes",
    end: {
      title: "Unsubscribe",
      note: "Your address is deleted at once, and you get no more emails.",
      button: "Unsubscribe",
    },
  },
  mail: {
    confirmation: {
      subject: `Confirm your ${site.name} status updates`,
      heading: "Start your subscription",
      asked: m(`Someone asked us at {moment} to send ${site.name} status updates to this address.`),
      button: "Confirm this address",
      note: `The link works for ${hours} hours. If you are subscribed already, it replaces what you chose before.`,
      notYou: "If you didn't ask for it, ignore this email: nothing more will be sent to you.",
    },
    update: {
      subject: m(`{state}: {title} (${site.name} status)`),
      began: "Began",
      ended: "Ended",
      starts: "Starts",
      ends: "Ends",
      page: "View it on the status page",
      why: `You are receiving this email because this address is subscribed to ${site.name} status updates.`,
      manage: "Change or end the subscription",
    },
  },
};

export type SubscriberWords = typeof en;
