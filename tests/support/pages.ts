import { lawOf } from "@/lib/privacy/laws";
import { paths, receiversPath } from "@/lib/site/paths";

/** The pages that anyone can open, as the specification's route table lists them, and those around sign-up. */
export const publicPages = [
  paths.home,
  paths.about,
  paths.features,
  paths.pricing,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.dataRetention,
  paths.status,
  paths.statusSubscribe,
  paths.documentation,
  receiversPath,
  paths.gdpr,
  paths.ccpa,
  paths.gdprRequest,
  paths.ccpaRequest,
  paths.ccpaOptOut,
  paths.privacyRequest,
  // One of the forms below it: they are one page with the words of a law.
  lawOf("us-states").requestPage.path,
  paths.privacyRequests,
  paths.signup,
  paths.login,
  paths.registered,
] as const;
