import { submissionRoute } from "@/lib/platform/submissions/route";
import { laws, requestSent } from "@/lib/privacy/laws";
import { isOpen, openRequest } from "@/lib/privacy/open-request";
import { anyRequests } from "@/lib/privacy/schema";
import { endpoints } from "@/lib/site/paths";

/** Takes a request under any law. The forms of the laws without an endpoint of their own post here. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = submissionRoute({
  endpoint: endpoints.privacyRequests,
  schema: anyRequests,
  limit: "privacy",
  form: ({ law: named }) => {
    const law = laws.find(({ id }) => id === named)?.id;
    return law ? { sent: requestSent(law), draft: law } : null;
  },
  submit: (context, request, { gpc }) => openRequest(context, request, { gpc }),
  stands: (tx, { reference }) => isOpen(tx, reference),
});
