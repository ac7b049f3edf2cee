import { z } from "zod";
import { emailAddress, password, requiredLine } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";

export const registration = z.object({
  email: emailAddress,
  password,
  companyName: requiredLine("Company name", lengths.company),
  firstName: requiredLine("First name", lengths.name),
  lastName: requiredLine("Last name", lengths.name),
  acceptTerms: z.literal(true, { error: "Please accept the terms and conditions" }),
});

/** The secret part of a confirmation link: exactly the alphabet it is made of, since it becomes part of an address. */
export const accountLink = z.object({
  token: z.string({ error: "The link is incomplete." }).regex(/^[A-Za-z0-9_-]{43}$/, {
    error: "The link is incomplete.",
  }),
});

export type Registration = z.output<typeof registration>;

export const registrationAnswer = z.object({ success: z.literal(true) });
