import { submissionRoute } from "@/lib/platform/submissions/route";
import { isOpen, openRequest } from "@/lib/privacy/open-request";
import { ccpaRequest } from "@/lib/privacy/schema";
import { endpoints } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = submissionRoute({
  endpoint: endpoints.ccpaRequest,
  schema: ccpaRequest,
  limit: "privacy",
  form: { sent: "/ccpa-request#sent", draft: "ccpa" },
  submit: (context, request, { gpc }) => openRequest(context, { law: "ccpa", ...request }, { gpc }),
  stands: (tx, { reference }) => isOpen(tx, reference),
});
