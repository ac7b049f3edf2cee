import { button, rows as factRows, type MailContent, paragraph, quote } from "@/lib/mail/content";
import { site } from "@/lib/site/brand";
import { exactTime } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import type { Choice } from "./schema";
import { maintenanceInWords, servicesInWords } from "./words";

/** To an address that somebody entered: nothing comes of it without the button behind this link. */
export function confirmationMail(
  link: string,
  { services, maintenance }: Choice,
  askedAt: Date,
): MailContent {
  return {
    subject: `Confirm your ${site.name} status updates`,
    heading: "Start your subscription",
    blocks: [
      paragraph(
        `Someone asked us at ${exactTime(askedAt)} to send ${site.name} status updates to this address.`,
      ),
      factRows(
        ["Services", servicesInWords(services)],
        ["Planned maintenance", maintenanceInWords(maintenance)],
      ),
      button("Confirm this address", link),
      paragraph(
        `The link works for ${figures.subscriptionConfirmationHours} hours. If you are subscribed already, it replaces what you chose before.`,
      ),
      paragraph("If you didn't ask for it, ignore this email: nothing more will be sent to you."),
    ],
  };
}

/** What was posted on the status page. */
export interface Posting {
  kind: "incident" | "maintenance";
  title: string;
  state: string;
  message: string;
  /** Ids of the services that it touches; none speaks of the whole. */
  services: readonly string[];
  /** Ids of the services whose subscribers hear of it; none stands for all. */
  concerns: readonly string[];
  startsAt: Date;
  /** Of maintenance, and of an incident that is over. */
  endsAt: Date | null;
  /** Its place on the status page. */
  href: string;
}

/** "in-progress" as "In progress". */
const inWords = (state: string) => `${state.charAt(0).toUpperCase()}${state.slice(1).replaceAll("-", " ")}`;

/** One update, to everybody whom it concerns. @param manage the place of each person's own link */
export function updateMail(posting: Posting, manage: string): MailContent {
  const { kind, title, state, message, services, startsAt, endsAt, href } = posting;
  const noun = kind === "maintenance" ? "Planned maintenance" : "Incident";
  const times: [string, string][] = [
    [kind === "maintenance" ? "Starts" : "Began", exactTime(startsAt)],
    ...(endsAt ? [[kind === "maintenance" ? "Ends" : "Ended", exactTime(endsAt)] as [string, string]] : []),
  ];
  return {
    subject: `${inWords(state)}: ${title} (${site.name} status)`,
    heading: title,
    blocks: [
      factRows([noun, inWords(state)], ["Services", servicesInWords(services)], ...times),
      quote(message),
      button("View it on the status page", href),
      paragraph(
        `You are receiving this email because this address is subscribed to ${site.name} status updates.`,
      ),
      button("Change or end the subscription", manage),
    ],
  };
}
