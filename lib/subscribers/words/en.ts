import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");
const hours = figures.subscriptionConfirmationHours;

export const en = {
  /** A subscriber's options, and text for a selection. */
  choice: {
    services: "Services",
    servicesHint: "Leave all unchecked to get updates on every service.",
    all: "All services",
    maintenance: "Planned maintenance",
    withMaintenance: "Include planned maintenance",
    included: "Included",
    notIncluded: "Not included",
  },
  form: {
    label: "Status updates by email",
    emailHint: "We’ll use it only for these emails and will ask you to confirm it first.",
    submit: { idle: "Subscribe", busy: "Subscribing..." },
    failure: {
      title: "Subscription failed",
      refused: "We couldn’t save your subscription. Please try again.",
      unreachable: "We couldn’t reach the server. Please try again.",
    },
    success: {
      title: "Check your email",
      body: `We’ve sent you an email. Open the link in it and press the button there to confirm your subscription. The link expires after ${hours} hours.`,
    },
  },
  /** The same for addresses that are subscribed already or over the limit. */
  answer: "Check your email: follow the link in it and press the button there to confirm your subscription.",
  refusals: {
    services: m("Each service must be one of {services}."),
    servicesList: "Services must be a list.",
    servicesCount: m("Choose at most {maximum} services."),
    service: "Each service must be true or false.",
    maintenance: "Maintenance must be true or false.",
    incomplete: "The link is incomplete.",
    noLink: "This link isn’t valid.",
  },
  /** Other ways to get updates, on the status page and the form's page. */
  follow: {
    title: "Get status updates",
    body: "Get most updates by email, all of them in a feed, and planned maintenance in your calendar.",
    mail: "Get updates by email",
    atom: "Incident feed (Atom)",
    json: "Incident feed (JSON)",
    calendar: "Calendar of planned maintenance",
  },
  subscribe: {
    title: "Status updates by email",
    lead: "We’ll email you updates for the services you choose, or for all services if you choose none. Some updates appear only on the status page and in the feeds. Every email has a link to change your subscription or unsubscribe.",
    also: {
      title: "Without email",
      body: "The feeds have every update, and you can subscribe to a calendar of planned maintenance.",
      page: "Back to the status page",
    },
    panels: {
      ended: {
        title: "Your subscription has ended",
        body: "We’ve deleted your address and the records of the emails we sent you, and won’t send you more updates. You can subscribe again at any time.",
      },
      noLink: {
        title: "This link doesn’t work",
        body: `It may be incomplete or more than ${hours} hours old. Or you may have confirmed with another link, or the subscription may have ended. You can subscribe again here.`,
      },
      /** Of a link to change a subscription that this site didn’t create. */
      noManageLink: {
        title: "This link doesn’t work",
        body: "Nothing was changed. The link may be incomplete: use the one at the end of the latest status update we emailed you. If that doesn’t work either, you can subscribe again here; confirming replaces your previous choices.",
      },
      failed: {
        title: "Something went wrong",
        body: "Nothing was changed. Please wait a minute and try again.",
      },
    },
  },
  confirm: {
    title: "Confirm your subscription",
    lead: `Press the button to get ${site.name} status updates by email.`,
    address: "Address",
    button: "Confirm subscription",
    otherwise: `If you didn’t ask for this, close this page. If your address is already subscribed, it stays subscribed. If it isn’t, it won’t be subscribed, and after ${figures.retention.unconfirmedSubscriptionDays} days we’ll delete what was entered.`,
  },
  manage: {
    title: "Your subscription",
    lead: m("Status updates for {email}."),
    confirmed: "You’re subscribed. We’ll email you the next update.",
    changed: "Your changes have been saved.",
    choice: "Your updates",
    save: "Save changes",
    end: {
      title: "Unsubscribe",
      note: "We’ll immediately delete your address and the records of the emails we sent you, and stop sending you updates.",
      button: "Unsubscribe",
    },
  },
  mail: {
    confirmation: {
      subject: `Confirm your subscription to ${site.name} status updates`,
      heading: "Confirm your subscription",
      asked: m(`On {moment}, someone asked us to send ${site.name} status updates to this address.`),
      button: "Confirm subscription",
      note: `The link expires after ${hours} hours. If you’re already subscribed, confirming replaces your previous choices.`,
      notYou:
        "If you didn’t ask for this, ignore this email. Nothing will change. If you’re already subscribed, your subscription will continue. If not, we won’t send you status updates.",
    },
    update: {
      subject: m(`{state}: {title} (${site.name} status)`),
      began: "Began",
      ended: "Ended",
      starts: "Start",
      ends: "End",
      page: "View on the status page",
      why: `You’re receiving this email because this address is subscribed to ${site.name} status updates.`,
      manage: "Change your subscription or unsubscribe",
    },
  },
};

export type SubscriberWords = typeof en;
