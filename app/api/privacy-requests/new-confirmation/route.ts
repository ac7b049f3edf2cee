import { linkForm } from "@/lib/http/link-form";
import { requestPaths } from "@/lib/paths";
import { followedPrivacyRequest } from "@/lib/schemas/privacy-links";
import { openFollowed } from "@/lib/server/privacy/followed";
import { sendNewConfirmation } from "@/lib/server/privacy/new-confirmation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: followedPrivacyRequest,
  prepare: async ({ reference, token }, { now }) => {
    const { request } = await openFollowed(reference, token, now);
    return sendNewConfirmation(request.id, "requester", now);
  },
  next: ({ reference, token }) => `${requestPaths.follow(reference, token)}#confirmation-sent`,
});
