import { figures } from "@/lib/site/figures";

export const en = {
  kept: {
    title: "Not sent yet",
    lead: "Everything you typed is still here, except for passwords. Correct the marked fields and send the form again.",
  },
  expired: {
    title: "This form has expired",
    lead: `We keep a form with errors for ${figures.retention.refusedFormMinutes} minutes. What you typed has been deleted, and nothing was sent. Please start again.`,
    contact: "Contact",
    account: "Create an account",
    subscription: "Status updates by email",
  },
};

export type CorrectionWords = typeof en;
