import { submissionRoute } from "@/lib/http/submission";
import { endpoints } from "@/lib/paths";
import { ccpaRequest } from "@/lib/schemas/privacy";
import { isOpen } from "@/lib/server/privacy/is-open";
import { openRequest } from "@/lib/server/privacy/open-request";
import { hashClient } from "@/lib/server/requests/hash-client";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = submissionRoute({
  endpoint: endpoints.ccpaRequest,
  schema: ccpaRequest,
  limit: "privacy",
  form: { sent: "/ccpa-request#sent", draft: "ccpa" },
  prepare: async (request, { clientAddress, gpc, now }) =>
    openRequest({ law: "ccpa", ...request }, { clientHash: await hashClient(clientAddress, now), gpc, now }),
  stands: (tx, { reference }) => isOpen(tx, reference),
});
