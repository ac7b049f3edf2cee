import { button, type MailContent, paragraph } from "@/lib/mail/content";
import { site } from "@/lib/site/brand";
import { exactTime } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";

/**
 * To a new account's address: a single-use link that confirms it. Nobody is greeted by name: it is whatever was typed by
 * whoever typed the address.
 */
export function accountConfirmation(link: string, signedUpAt: Date): MailContent {
  return {
    subject: `Confirm your ${site.name} account`,
    heading: `Welcome to ${site.name}`,
    blocks: [
      paragraph(`Your ${site.name} account has been created. Please confirm this address to finish.`),
      button("Confirm my address", link),
      paragraph(
        `The link confirms the sign-up of ${exactTime(signedUpAt)}, with the password entered then. It works once, for ${figures.verificationHours} hours. After confirming you can sign in at ${site.app.login}.`,
      ),
      paragraph(
        "If you didn't sign up, ignore this email; without the confirmation the account can't be used.",
      ),
    ],
  };
}

/** To the owner of an account, when somebody signs up with its address: the page itself never tells. */
export function accountExists(): MailContent {
  return {
    subject: `You already have a ${site.name} account`,
    heading: "Someone signed up with your address",
    blocks: [
      paragraph(
        `This address was just used on our sign-up page, but it already has a ${site.name} account. Nothing was changed and no second account was created.`,
      ),
      button("Sign in", site.app.login),
      paragraph(
        "If it wasn't you, there is nothing to do: whoever tried learned nothing about your account.",
      ),
    ],
  };
}

/** As accountConfirmation, when the address was used before and never confirmed: only the owner knows which was theirs. */
export function accountAgain(link: string, signedUpAt: Date): MailContent {
  return {
    subject: `Confirm your latest sign-up at ${site.name}`,
    heading: "Someone signed up with your address again",
    blocks: [
      paragraph(
        `This address was used on our sign-up page before, and was never confirmed. The button below confirms the sign-up of ${exactTime(signedUpAt)}, with the password entered then; the links in earlier emails confirm earlier ones.`,
      ),
      button("Confirm my address", link),
      paragraph(
        `Use it only if that sign-up was yours. The link works once, for ${figures.verificationHours} hours.`,
      ),
      paragraph("If it wasn't you, ignore this email; without the confirmation the account can't be used."),
    ],
  };
}
