import { facts } from "@/lib/facts";
import { site } from "@/lib/site";
import { button, type MailContent, paragraph } from "../content";

/**
 * To a new account's address: a single-use link that confirms it. Nobody is greeted by name: it is whatever was typed by
 * whoever typed the address.
 */
export function accountConfirmation(link: string): MailContent {
  return {
    subject: `Confirm your ${site.name} account`,
    heading: `Welcome to ${site.name}`,
    blocks: [
      paragraph(`Your ${site.name} account has been created. Please confirm this address to finish.`),
      button("Confirm my address", link),
      paragraph(
        `The link works once, for ${facts.verificationHours} hours. After confirming you can sign in at ${site.app.login}.`,
      ),
      paragraph(
        "If you didn't sign up, ignore this mail; without the confirmation the account can't be used.",
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

/** As accountExists, when that account was never confirmed: with a fresh link, since the first may be gone. */
export function accountWaits(link: string): MailContent {
  return {
    subject: `Your ${site.name} account waits for confirmation`,
    heading: "Someone signed up with your address",
    blocks: [
      paragraph(
        `This address was just used on our sign-up page. It already has a ${site.name} account that was never confirmed. No second account was created, and the first one keeps its password.`,
      ),
      button("Confirm my address", link),
      paragraph(`The link works once, for ${facts.verificationHours} hours.`),
      paragraph("If it wasn't you, ignore this mail; without the confirmation the account can't be used."),
    ],
  };
}
