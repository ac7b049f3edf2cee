import { linkForm } from "@/lib/mail/link-form";
import { withdrawRequest } from "@/lib/privacy/follow-request";
import { followedPrivacyRequests } from "@/lib/privacy/schema";
import { requestPaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: followedPrivacyRequests,
  run: withdrawRequest,
  next: ({ reference, token }) => requestPaths.follow(reference, token),
});
