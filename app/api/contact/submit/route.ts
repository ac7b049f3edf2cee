import { contactMessages } from "@/lib/contact/schema";
import { hasMessage, submitMessage } from "@/lib/contact/store";
import { submissionRoute } from "@/lib/platform/submissions/route";
import { endpoints, paths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = submissionRoute({
  endpoint: endpoints.contact,
  schema: contactMessages,
  limit: "contact",
  form: { sent: `${paths.contact}#sent`, draft: "contact" },
  submit: submitMessage,
  stands: (tx, { reference }) => hasMessage(tx, reference),
});
