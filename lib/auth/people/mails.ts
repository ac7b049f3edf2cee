import { button, type MailContent, paragraph } from "@/lib/mail/content";
import type { Role } from "@/lib/platform/rights";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { paths } from "@/lib/site/paths";
import { roleSentences } from "./words";

/** To somebody who was invited, with the link to set up their credentials. */
export const invitationEmail = (name: string, role: Role, url: string): MailContent => ({
  subject: `Your invitation to the ${site.name} console`,
  heading: `Hello ${name}, you’re invited to the ${site.name} console`,
  blocks: [
    paragraph(
      `${roleSentences(role)} Set up how you’ll sign in: with a passkey, or with a password and an authenticator app.`,
    ),
    button("Set up sign-in", url),
    paragraph(
      `The link works once and expires after ${figures.invitationHours} hours. If you weren’t expecting this invitation, ignore this email. No one can sign in as you without the link.`,
    ),
  ],
});

/** To a person whose password somebody has used with too many wrong codes. */
export const codesBlockedEmail = (count: number): MailContent => ({
  subject: "Authenticator codes are blocked for your console account",
  heading: "Authenticator codes are blocked for your console account",
  blocks: [
    paragraph(
      `Someone entered your password for the ${site.name} console, followed by ${count} wrong codes in a row. Codes from your authenticator app are now blocked.`,
    ),
    paragraph(
      "To use codes again, sign in with a passkey or a recovery code, or ask an owner for a new setup link.",
    ),
    paragraph(
      "If this wasn’t you, someone knows your password. As soon as you’ve signed in, open “Your account” and choose “Replace password and code”.",
    ),
    button("Sign in", `${site.url}${paths.operator}`),
  ],
});
