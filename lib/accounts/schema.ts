import { z } from "zod";
import { fieldsIn } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { inEachLanguage } from "@/lib/site/language";
import { accountWords } from "./words";

/** The fields of the sign-up form, with error messages in each language. */
export const registrations = inEachLanguage((language) => {
  const { emailAddress, password, requiredLine } = fieldsIn(language);
  const words = accountWords[language].form;
  return z.object({
    email: emailAddress,
    password,
    companyName: requiredLine(words.companyName, lengths.company),
    firstName: requiredLine(words.firstName, lengths.name),
    lastName: requiredLine(words.lastName, lengths.name),
    acceptTerms: z.literal(true, { error: words.mustAgree }),
  });
});

/** The schema of a sign-up, for code that doesn't use the messages. */
export const registration = registrations.en;

/** The secret of a confirmation link, limited to its alphabet, since it becomes part of an address. */
export const accountLinkForms = inEachLanguage((language) => {
  const error = accountWords[language].refusals.incomplete;
  return z.object({ token: z.string({ error }).regex(/^[A-Za-z0-9_-]{43}$/, { error }) });
});

/**
 * A confirmation with the password chosen at sign-up, which other browsers need. Its length isn't limited here: a password
 * that is too long is wrong like any other, so the page can say so.
 */
export const confirmationForms = inEachLanguage((language) => {
  const error = accountWords[language].refusals.wrongPassword;
  return accountLinkForms[language].extend({ password: z.string({ error }).optional() });
});

export type Registration = z.output<typeof registration>;

export const registrationResponse = z.object({ success: z.literal(true) });
