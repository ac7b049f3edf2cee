import { linkForm } from "@/lib/http/link-form";
import { requestPaths } from "@/lib/paths";
import { followedPrivacyRequest } from "@/lib/schemas/privacy-links";
import { withdrawRequest } from "@/lib/server/privacy/withdraw-request";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: followedPrivacyRequest,
  prepare: ({ reference, token }, { now }) => withdrawRequest(reference, token, now),
  next: ({ reference, token }) => requestPaths.follow(reference, token),
});
