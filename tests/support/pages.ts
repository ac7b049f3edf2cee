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
  paths.privacyRequests,
  paths.signup,
  paths.login,
  paths.registered,
] as const;
