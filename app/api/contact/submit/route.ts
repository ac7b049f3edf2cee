import { contactMessage } from "@/lib/contact/schema";
import { hasMessage, submitMessage } from "@/lib/contact/store";
import { submissionRoute } from "@/lib/platform/submissions/route";
import { endpoints } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = submissionRoute({
  endpoint: endpoints.contact,
  schema: contactMessage,
  limit: "contact",
  form: { sent: "/contact#sent", draft: "contact" },
  submit: submitMessage,
  stands: (tx, { reference }) => hasMessage(tx, reference),
});
