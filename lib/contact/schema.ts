import { z } from "zod";
import { emailAddress, optionalLine, requiredLine, requiredText } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";

export const contactTypes = ["general", "sales", "support", "partnership"] as const;

export const contactTypeLabels: Record<(typeof contactTypes)[number], string> = {
  general: "General Inquiry",
  sales: "Sales",
  support: "Technical Support",
  partnership: "Partnership",
};

export const contactMessage = z.object({
  name: requiredLine("Name", lengths.name),
  email: emailAddress,
  company: optionalLine("Company", lengths.company),
  message: requiredText("Message", lengths.message),
  type: z.enum(contactTypes, { error: "Choose one of the inquiry types." }).default("general"),
});

export type ContactMessage = z.output<typeof contactMessage>;

export const contactAnswer = z.object({ success: z.literal(true), reference: z.string() });
