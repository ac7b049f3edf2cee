export const en = {
  title: "This page gave way",
  lead: "Something on our side failed while the page was put together. Trying again often helps; the status page says whether more is wrong.",
  retry: "Try again",
  status: "System status",
  reference: "If you write to us, mention reference",
};

export type ErrorWords = typeof en;
