import { button, rows as factRows, type MailContent, paragraph, quote } from "@/lib/mail/content";
import { site } from "@/lib/site/brand";
import { exactTime } from "@/lib/site/dates";
import { type Language, pathIn, type Translated } from "@/lib/site/language";
import { siteWords } from "@/lib/site/words";
import type { SubscriptionChoice } from "./schema";
import { maintenanceInWords, servicesInWords, subscriberWords } from "./words";

/** To an address that anybody may have entered: nothing happens until the button behind this link is pressed. */
export function confirmationMail(
  link: string,
  { services, maintenance }: SubscriptionChoice,
  askedAt: Date,
  language: Language,
): MailContent {
  const { mail, choice } = subscriberWords[language];
  const words = mail.confirmation;
  return {
    language,
    subject: words.subject,
    heading: words.heading,
    blocks: [
      paragraph(words.asked({ moment: exactTime(askedAt, language, "date") })),
      factRows(
        [choice.services, servicesInWords(services, language)],
        [choice.maintenance, maintenanceInWords(maintenance, language)],
      ),
      button(words.button, link),
      paragraph(words.note),
      paragraph(words.notYou),
    ],
  };
}

/** A post on the status page. */
export interface StatusNotice {
  kind: "incident" | "maintenance";
  title: string;
  /** The translated parts: kind, state and message. */
  texts: Translated<{ kind: string; state: string; message: string }>;
  /** Ids of the affected services; empty means the whole. */
  services: readonly string[];
  /** Ids of the services whose subscribers are emailed; empty means all. */
  concerns: readonly string[];
  startsAt: Date;
  /** For maintenance, and for an incident that has ended. */
  endsAt: Date | null;
  /** Its page, a path of lib/site/paths.ts. */
  page: string;
}

/** One update for all its subscribers. @param manage the placeholder for each person's own link */
export function updateMail(notice: StatusNotice, manage: string, language: Language): MailContent {
  const { kind, title, services, startsAt, endsAt, page } = notice;
  const text = notice.texts[language];
  const { mail, choice } = subscriberWords[language];
  const words = mail.update;
  const affectedServices =
    services.length === 0 ? siteWords[language].noService : servicesInWords(services, language);
  const isPlan = kind === "maintenance";
  const times: [string, string][] = [
    [isPlan ? words.starts : words.began, exactTime(startsAt, language)],
    ...(endsAt ? [[isPlan ? words.ends : words.ended, exactTime(endsAt, language)] as [string, string]] : []),
  ];
  return {
    language,
    subject: words.subject({ state: text.state, title }),
    heading: title,
    blocks: [
      factRows([text.kind, text.state], [choice.services, affectedServices], ...times),
      quote(text.message),
      button(words.page, `${site.url}${pathIn(language, page)}`),
      paragraph(words.why),
      button(words.manage, manage),
    ],
  };
}
