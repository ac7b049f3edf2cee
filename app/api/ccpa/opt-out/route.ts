import { hashClient } from "@/lib/platform/limits/hash-client";
import { submissionRoute } from "@/lib/platform/submissions/route";
import { isOpen, openRequest } from "@/lib/privacy/open-request";
import { ccpaOptOut } from "@/lib/privacy/schema";
import { endpoints } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = submissionRoute({
  endpoint: endpoints.ccpaOptOut,
  schema: ccpaOptOut,
  limit: "privacy",
  prepare: async ({ email }, { clientAddress, gpc, now }) => {
    const clientHash = await hashClient(clientAddress, now);
    const open = await openRequest(
      { law: "ccpa", requestType: "opt-out", email, description: "" },
      { clientHash, gpc, now },
    );
    return async (tx) => {
      const { reference, message } = await open(tx);
      return { message, requestId: reference };
    };
  },
  stands: (tx, { requestId }) => isOpen(tx, requestId),
});
