/** Travels to the browser with every page, so it is small and imports nothing. */
export const errorCopy = {
  title: "This page gave way",
  lead: "Something on our side failed while the page was put together. Trying again often helps; the status page says whether more is wrong.",
  retry: "Try again",
  status: { label: "System status", href: "/status" },
  reference: "If you write to us, mention reference",
} as const;
