import { linkForm } from "@/lib/mail/link-form";
import { findRequest } from "@/lib/privacy/find-request";
import { findPrivacyRequests } from "@/lib/privacy/schema";
import { paths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: findPrivacyRequests,
  run: findRequest,
  next: () => `${paths.privacyRequests}#sent`,
});
