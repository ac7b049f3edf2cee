import { figures } from "@/lib/site/figures";

export const en = {
  kept: {
    title: "Not sent yet",
    lead: "Everything you typed is still here, except for passwords. Correct the marked fields and send the form again.",
  },
  expired: {
    title: "This form isn’t available",
    lead: `Nothing was sent. A form with errors can be corrected for ${figures.retention.refusedFormMinutes} minutes, in the same browser and with cookies allowed. Go back one page: your browser may still show what you typed. Otherwise, please start again.`,
    contact: "Contact",
    account: "Create an account",
    subscription: "Status updates by email",
  },
};

export type CorrectionWords = typeof en;
