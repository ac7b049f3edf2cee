import { linkForm } from "@/lib/mail/link-form";
import { confirmRequest } from "@/lib/privacy/confirm-request";
import { confirmPrivacyRequests } from "@/lib/privacy/schema";
import { requestPaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: confirmPrivacyRequests,
  run: confirmRequest,
  next: (_, { reference, token }) => requestPaths.follow(reference, token),
});
