import { button, type MailContent, paragraph } from "@/lib/mail/content";
import { site } from "@/lib/site/brand";
import { exactTime } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import type { Language } from "@/lib/site/language";
import { accountWords } from "./words";

const { verificationHours: hours } = figures;

/** A single-use link to confirm a new account's address. Without the name, since anybody can type any name and address. */
export function confirmationEmail(link: string, signedUpAt: Date, language: Language): MailContent {
  const { confirm, button: label } = accountWords[language].mail;
  const moment = exactTime(signedUpAt, language, "date");
  return {
    language,
    subject: confirm.subject,
    heading: confirm.heading,
    blocks: [
      paragraph(confirm.lead),
      button(label, link),
      paragraph(confirm.what({ moment, hours, address: site.app.login })),
      paragraph(confirm.notYou),
    ],
  };
}

/** To the owner of an account, if somebody signs up with its address, which the page never reveals. */
export function accountExistsEmail(language: Language): MailContent {
  const { exists } = accountWords[language].mail;
  return {
    language,
    subject: exists.subject,
    heading: exists.heading,
    blocks: [paragraph(exists.lead), button(exists.button, site.app.login), paragraph(exists.notYou)],
  };
}

/** Confirms an address that has earlier unconfirmed sign-ups, which may be by someone else. */
export function repeatedSignUpEmail(link: string, signedUpAt: Date, language: Language): MailContent {
  const { again, button: label } = accountWords[language].mail;
  return {
    language,
    subject: again.subject,
    heading: again.heading,
    blocks: [
      paragraph(again.lead({ moment: exactTime(signedUpAt, language, "date") })),
      button(label, link),
      paragraph(again.onlyYours({ hours })),
      paragraph(again.notYou),
    ],
  };
}
