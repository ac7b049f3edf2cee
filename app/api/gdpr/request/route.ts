import { hashClient } from "@/lib/platform/limits/hash-client";
import { submissionRoute } from "@/lib/platform/submissions/route";
import { isOpen, openRequest } from "@/lib/privacy/open-request";
import { gdprRequest } from "@/lib/privacy/schema";
import { endpoints } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = submissionRoute({
  endpoint: endpoints.gdprRequest,
  schema: gdprRequest,
  limit: "privacy",
  form: { sent: "/gdpr-request#sent", draft: "gdpr" },
  prepare: async (request, { clientAddress, gpc, now }) =>
    openRequest({ law: "gdpr", ...request }, { clientHash: await hashClient(clientAddress, now), gpc, now }),
  stands: (tx, { reference }) => isOpen(tx, reference),
});
