import { linkForm } from "@/lib/mail/link-form";
import { findRequest } from "@/lib/privacy/find-request";
import { findPrivacyRequest } from "@/lib/privacy/schema";
import { paths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: findPrivacyRequest,
  prepare: (input, { now }) => findRequest(input, now),
  next: () => `${paths.privacyRequests}#sent`,
});
