import { submissionRoute } from "@/lib/http/submission";
import { endpoints } from "@/lib/paths";
import { ccpaOptOut } from "@/lib/schemas/privacy";
import { isOpen } from "@/lib/server/privacy/is-open";
import { openRequest } from "@/lib/server/privacy/open-request";
import { hashClient } from "@/lib/server/requests/hash-client";

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
