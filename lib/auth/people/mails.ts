import { button, type MailContent, paragraph } from "@/lib/mail/content";
import { site } from "@/lib/site/brand";
import { paths } from "@/lib/site/paths";

/** To a person, when somebody who has their password guesses at the codes of their authenticator app. */
export const codesEnded = (count: number): MailContent => ({
  subject: "Codes are blocked for your console account",
  heading: "Codes are blocked for your console account",
  blocks: [
    paragraph(
      `Your password for the ${site.name} console was entered with ${count} wrong codes in a row. Codes from your authenticator app are now blocked.`,
    ),
    paragraph(
      "To use codes again, sign in with a passkey or a recovery code, or ask an owner for a new link.",
    ),
    paragraph(
      "If this wasn’t you, someone knows your password. Set up a new one as soon as you’re signed in.",
    ),
    button("Sign in", `${site.url}${paths.operator}`),
  ],
});
