import { submissionRoute } from "@/lib/http/submission";
import { endpoints } from "@/lib/paths";
import { contactMessage } from "@/lib/schemas/contact";
import { hasMessage } from "@/lib/server/contact/has-message";
import { submitMessage } from "@/lib/server/contact/submit-message";
import { hashClient } from "@/lib/server/requests/hash-client";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = submissionRoute({
  endpoint: endpoints.contact,
  schema: contactMessage,
  limit: "contact",
  form: { sent: "/contact#sent", draft: "contact" },
  prepare: async (message, { clientAddress, honeypot, now }) =>
    submitMessage(message, { clientHash: await hashClient(clientAddress, now), honeypot, now }),
  stands: (tx, { reference }) => hasMessage(tx, reference),
});
