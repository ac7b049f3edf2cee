import { linkForm } from "@/lib/http/link-form";
import { requestPaths } from "@/lib/paths";
import { followedPrivacyRequest } from "@/lib/schemas/privacy-links";
import { openFollowed } from "@/lib/server/privacy/followed";
import { sendNewConfirmation } from "@/lib/server/privacy/new-confirmation";

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
