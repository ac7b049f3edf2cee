import { linkForm } from "@/lib/mail/link-form";
import { sendNewConfirmation } from "@/lib/privacy/confirm-request";
import { openFollowed } from "@/lib/privacy/follow-request";
import { followedPrivacyRequest } from "@/lib/privacy/schema";
import { requestPaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: followedPrivacyRequest,
  prepare: async ({ reference, token }, { now }) => {
    const { request } = await openFollowed(reference, token, now);
    const send = await sendNewConfirmation(request.id, "requester", now);
    // Whether a mail left would tell how many the address had lately.
    return async (tx) => {
      await send(tx);
      return { success: true as const };
    };
  },
  next: ({ reference, token }) => `${requestPaths.follow(reference, token)}#confirmation-sent`,
});
