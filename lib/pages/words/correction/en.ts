import { figures } from "@/lib/site/figures";

export const en = {
  kept: {
    title: "Not sent yet",
    lead: "Everything you typed is still here, except for passwords. Correct the marked fields and send the form again.",
  },
  expired: {
    title: "This form isn’t available",
    lead: `A form with errors can be corrected for ${figures.retention.refusedFormMinutes} minutes, in the browser that sent it and with cookies allowed. Nothing was sent. Go back one page: your browser may still show what you typed. Otherwise, please start again.`,
    contact: "Contact",
    account: "Create an account",
    subscription: "Status updates by email",
  },
};

export type CorrectionWords = typeof en;
