import { contactMessage } from "@/lib/contact/schema";
import { hasMessage, submitMessage } from "@/lib/contact/store";
import { hashClient } from "@/lib/platform/limits/hash-client";
import { submissionRoute } from "@/lib/platform/submissions/route";
import { endpoints } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = submissionRoute({
  endpoint: endpoints.contact,
  schema: contactMessage,
  limit: "contact",
  form: { sent: "/contact#sent", draft: "contact" },
  prepare: async (message, { clientAddress, honeypot, now }) =>
    submitMessage(message, { clientHash: await hashClient(clientAddress, now), honeypot, now }),
  stands: (tx, { reference }) => hasMessage(tx, reference),
});
