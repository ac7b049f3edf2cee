import { linkForm } from "@/lib/http/link-form";
import { requestPaths } from "@/lib/paths";
import { confirmPrivacyRequest } from "@/lib/schemas/privacy-links";
import { confirmRequest } from "@/lib/server/privacy/confirm-request";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: confirmPrivacyRequest,
  prepare: ({ token }, { now }) => confirmRequest(token, now),
  next: (_, { reference, token }) => requestPaths.follow(reference, token),
});
