import { linkForm } from "@/lib/mail/link-form";
import { withdrawRequest } from "@/lib/privacy/follow-request";
import { followedPrivacyRequest } from "@/lib/privacy/schema";
import { requestPaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: followedPrivacyRequest,
  prepare: ({ reference, token }, { now }) => withdrawRequest(reference, token, now),
  next: ({ reference, token }) => requestPaths.follow(reference, token),
});
