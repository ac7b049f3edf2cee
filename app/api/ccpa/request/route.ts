import { hashClient } from "@/lib/platform/limits/hash-client";
import { submissionRoute } from "@/lib/platform/submissions/route";
import { isOpen, openRequest } from "@/lib/privacy/open-request";
import { ccpaRequest } from "@/lib/privacy/schema";
import { endpoints } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = submissionRoute({
  endpoint: endpoints.ccpaRequest,
  schema: ccpaRequest,
  limit: "privacy",
  form: { sent: "/ccpa-request#sent", draft: "ccpa" },
  prepare: async (request, { clientAddress, gpc, now }) =>
    openRequest({ law: "ccpa", ...request }, { clientHash: await hashClient(clientAddress, now), gpc, now }),
  stands: (tx, { reference }) => isOpen(tx, reference),
});
