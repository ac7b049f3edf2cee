import { submissionRoute } from "@/lib/platform/submissions/route";
import { isOpen, openRequest } from "@/lib/privacy/open-request";
import { optOutRequests } from "@/lib/privacy/schema";
import { endpoints } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = submissionRoute({
  endpoint: endpoints.ccpaOptOut,
  schema: optOutRequests,
  limit: "privacy",
  submit: (context, { email }, { gpc }) => {
    const optOut = { law: "ccpa", requestType: "opt-out", email, description: "" } as const;
    return openRequest(context, optOut, { gpc });
  },
  answer: ({ reference, message }) => ({ message, requestId: reference }),
  stands: (tx, { reference }) => isOpen(tx, reference),
});
