import { lengths } from "@/lib/platform/forms/lengths";
import type { FieldSet, FieldSpec, FormSpec } from "@/lib/platform/forms/spec";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { endpoints } from "@/lib/site/paths";
import { serviceNames } from "@/lib/site/services";
import { boxOf } from "./schema";

const hours = figures.subscriptionConfirmationHours;

const servicesLabel = "Services";

const servicesSet: FieldSet = {
  legend: servicesLabel,
  hint: "Leave all unchecked to get updates on every service.",
};

const serviceFields: readonly FieldSpec[] = serviceNames.map(({ id, name }) => ({
  kind: "check",
  name: boxOf(id),
  label: name,
  text: [name],
  half: true,
  set: servicesSet,
}));

const withMaintenance = "Also tell me about planned maintenance";

const maintenanceField: FieldSpec = {
  kind: "check",
  name: "maintenance",
  label: "Planned maintenance",
  text: [withMaintenance],
};

/** What a subscriber chooses: in the form that starts a subscription and in the one that changes it. */
export const choiceFields = {
  services: servicesSet,
  maintenance: maintenanceField,
};

export const subscribeForm: FormSpec = {
  label: "Status updates by email",
  endpoint: endpoints.statusSubscribers,
  fields: [
    {
      kind: "email",
      name: "email",
      label: "Email",
      hint: "Used only for these emails. We ask you to confirm the address before we send anything else to it.",
      autoComplete: "email",
      maxLength: lengths.email,
      required: true,
    },
    ...serviceFields,
    maintenanceField,
  ],
  submit: { idle: "Subscribe", busy: "Subscribing…" },
  failure: {
    title: "Not subscribed",
    reads: "message",
    refused: "Your subscription couldn't be stored. Please try again.",
    unreachable: "Your subscription couldn't be sent. Please try again.",
  },
  success: {
    kind: "message",
    title: "Check your email",
    body: `We sent an email to this address. Follow its link and press the button there to start the subscription. The link works for ${hours} hours.`,
  },
};

/** The same for an address that is subscribed already, and for one that had enough such mails. */
export const subscribeAnswer =
  "Check your email: follow the link in it and press the button there to start the subscription.";

/** Where else updates stand, on the status page and on the form's own. */
export const followWords = {
  title: "Get status updates",
  body: "Every update by email, in a feed, or as dates in your calendar.",
  mail: "Get updates by email",
  atom: "Incident feed (Atom)",
  json: "Incident feed (JSON)",
  calendar: "Calendar of planned maintenance",
};

export const subscribePage = {
  title: "Status updates by email",
  lead: "One email for each update, for the services you choose or, if you choose none, for all of them. Every email has a link to change or end the subscription.",
  also: {
    title: "Without email",
    body: "The same updates are in the feeds, and planned maintenance is in a calendar that you can subscribe to.",
    page: "Back to the status page",
  },
  panels: [
    {
      id: "ended",
      tone: "success",
      title: "Your subscription has ended",
      body: "Your address has been deleted, and you will get no more emails. You can subscribe again at any time.",
    },
    {
      id: "no-link",
      tone: "danger",
      title: "That link doesn't work",
      body: `It may be incomplete, the subscription may have ended, or the link was not used within ${hours} hours. Subscribe again here.`,
    },
    {
      id: "failed",
      tone: "danger",
      title: "That didn't work",
      body: "Nothing was changed. Please wait a minute and try again.",
    },
  ],
} as const;

export const confirmPage = {
  title: "Start your subscription",
  lead: `Press the button to get status updates of ${site.name} by email.`,
  address: "Address",
  services: servicesLabel,
  maintenance: "Planned maintenance",
  button: "Start the subscription",
  otherwise:
    "If you didn't ask for this, close this page: unless the button is pressed, nothing is sent and the address is deleted.",
} as const;

export const managePage = {
  title: "Your subscription",
  lead: (email: string) => `Status updates for ${email}.`,
  confirmed: "The subscription has started. You will get the next update by email.",
  changed: "Your changes are saved.",
  choice: "Your updates",
  maintenance: withMaintenance,
  save: "Save changes",
  end: {
    title: "Unsubscribe",
    note: "Your address is deleted at once, and you get no more emails.",
    button: "Unsubscribe",
  },
} as const;

/** A choice of services in words. */
export const servicesInWords = (chosen: readonly string[]): string =>
  chosen.length === 0
    ? "All services"
    : serviceNames
        .filter(({ id }) => chosen.includes(id))
        .map(({ name }) => name)
        .join(", ");

export const maintenanceInWords = (maintenance: boolean): string =>
  maintenance ? "Included" : "Not included";
