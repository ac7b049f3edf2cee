import { linkForm } from "@/lib/http/link-form";
import { requestPaths } from "@/lib/paths";
import { followedPrivacyRequest } from "@/lib/schemas/privacy-links";
import { openFollowed } from "@/lib/server/privacy/followed";
import { takeStep } from "@/lib/server/privacy/take-step";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: followedPrivacyRequest,
  prepare: async ({ reference, token }, { now }) => {
    const { request, audience } = await openFollowed(reference, token, now);
    const actor = audience === "agent" ? "agent" : "requester";
    return takeStep(request.id, { step: "withdraw", actor }, now);
  },
  next: ({ reference, token }) => requestPaths.follow(reference, token),
});
