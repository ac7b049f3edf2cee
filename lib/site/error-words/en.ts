export const en = {
  title: "This page couldn’t be loaded",
  lead: "Something went wrong on our side. Try again in a moment, or check the status page for known problems.",
  retry: "Try again",
  status: "System status",
  reference: "If you contact us, please include this reference:",
};

export type ErrorWords = typeof en;
