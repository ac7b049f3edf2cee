import { figures } from "@/lib/site/figures";

export const en = {
  kept: {
    title: "Not sent yet",
    lead: "Everything you typed is still here, except for passwords. Correct what is marked and send it again.",
  },
  expired: {
    title: "This form is no longer kept",
    lead: `We keep a form that could not be sent for ${figures.retention.refusedFormMinutes} minutes. What you typed is gone, and nothing was sent. Please start again.`,
    contact: "Contact",
    account: "Create an account",
    subscription: "Status updates by email",
  },
};

export type CorrectionWords = typeof en;
