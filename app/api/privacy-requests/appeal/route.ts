import { linkForm } from "@/lib/mail/link-form";
import { appealRequest } from "@/lib/privacy/follow-request";
import { keepWords } from "@/lib/privacy/kept-words";
import { appealPrivacyRequests } from "@/lib/privacy/schema";
import { requestPaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = linkForm({
  schema: appealPrivacyRequests,
  run: appealRequest,
  next: ({ reference, token }) => `${requestPaths.follow(reference, token)}#appealed`,
  keep: keepWords("appeal"),
});
