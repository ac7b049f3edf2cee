export const messagesCopy = {
  title: "Contact messages",
  lead: "What visitors wrote. Suspected messages are sorted out, never dropped: look through them now and then.",
  filters: { new: "New", suspected: "Suspected", handled: "Handled" },
  none: {
    new: "No new messages.",
    suspected: "No suspected messages.",
    handled: "No message has been handled yet.",
  },
  suspected: (reason: string) => `Suspected: ${reason}`,
  reply: "Reply by mail",
  subject: (reference: string) => `Re: your message ${reference}`,
  handle: "Mark as handled",
  reopen: "Put back to new",
  handledAt: (moment: string) => `Handled ${moment}`,
  said: {
    handled: (reference: string) => `${reference} is marked as handled.`,
    open: (reference: string) => `${reference} is new again.`,
  },
} as const;
