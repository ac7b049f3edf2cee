import { linkForm } from "@/lib/http/link-form";
import { paths } from "@/lib/paths";
import { findPrivacyRequest } from "@/lib/schemas/privacy-links";
import { findRequest } from "@/lib/server/privacy/find-request";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: findPrivacyRequest,
  prepare: (input, { now }) => findRequest(input, now),
  next: () => `${paths.privacyRequests}#sent`,
});
