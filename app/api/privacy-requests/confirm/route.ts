import { linkForm } from "@/lib/mail/link-form";
import { confirmRequest } from "@/lib/privacy/confirm-request";
import { confirmPrivacyRequest } from "@/lib/privacy/schema";
import { requestPaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: confirmPrivacyRequest,
  prepare: ({ token }, { now }) => confirmRequest(token, now),
  next: (_, { reference, token }) => requestPaths.follow(reference, token),
});
