import { visitor } from "@/lib/platform/operations/callers";
import { defineOperation } from "@/lib/platform/operations/define";
import { correctableForm, storedResponse } from "@/lib/platform/submissions/correctable";

import { endpoints, paths } from "@/lib/site/paths";
import { contactExample, contactResponse, contactSchemas } from "./schema";
import { hasMessage, submitMessage } from "./store";

export const submitContactMessage = defineOperation({
  name: "submit-contact",
  method: "POST",
  path: endpoints.contact,
  caller: visitor("contact"),
  input: contactSchemas,
  run: submitMessage,
  isStillValid: (tx, { reference }) => hasMessage(tx, reference),
  form: correctableForm({ sent: `${paths.contact}#sent`, draft: "contact" }),
  docs: {
    tag: "This site",
    summary: "Send a contact message",
    description: "Sent by the contact form.",
    request: { name: "ContactMessage", example: contactExample },
    response: storedResponse("ContactAnswer", contactResponse, { success: true, reference: "CM-7K2M-9QXD" }),
  },
});
