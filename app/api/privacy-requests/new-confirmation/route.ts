import { linkForm } from "@/lib/mail/link-form";
import { sendNewConfirmation } from "@/lib/privacy/confirm-request";
import { openFollowed } from "@/lib/privacy/follow-request";
import { followedPrivacyRequests } from "@/lib/privacy/schema";
import { requestPaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: followedPrivacyRequests,
  run: async (context, { reference, token }) => {
    const { request } = await openFollowed(reference, token, context.now);
    // Whether a mail left would tell how many the address had lately.
    await sendNewConfirmation(context, { id: request.id, by: "requester" });
    return { success: true as const };
  },
  next: ({ reference, token }) => `${requestPaths.follow(reference, token)}#confirmation-sent`,
});
