import type { CcpaRequestType, GdprRequestType, Law, PrivacyRequestType } from "./schema";

export interface DenialGround {
  id: string;
  /** What the operator chooses from. */
  label: string;
  /** What the requester reads. */
  sentence: string;
  /** The provision, by the types that may be denied on it. */
  citations: Partial<Record<PrivacyRequestType, string>>;
}

const same = <T extends PrivacyRequestType>(types: readonly T[], citation: string) =>
  Object.fromEntries(types.map((type) => [type, citation])) as Partial<Record<T, string>>;

const everyGdpr: readonly GdprRequestType[] = [
  "access",
  "deletion",
  "rectification",
  "portability",
  "restriction",
  "objection",
];
const verifiable: readonly CcpaRequestType[] = ["know", "delete", "correct", "portability"];

const gdpr: readonly DenialGround[] = [
  {
    id: "identity",
    label: "Identity not confirmed",
    sentence: "We could not confirm that the request comes from the person whose data it is about.",
    citations: same(everyGdpr, "GDPR Art. 12(2) and 12(6)"),
  },
  {
    id: "excessive",
    label: "Manifestly unfounded or excessive",
    sentence:
      "The request is manifestly unfounded or excessive, for example because it repeats an earlier one.",
    citations: same(everyGdpr, "GDPR Art. 12(5)(b)"),
  },
  {
    id: "processor",
    label: "We are only the processor",
    sentence:
      "We handle the data on behalf of a customer who decides about it. Please send the request to that customer.",
    citations: same(everyGdpr, "GDPR Art. 4(7) and 28(3)(e)"),
  },
  {
    id: "no-erasure-ground",
    label: "Still needed, no ground for erasure",
    sentence:
      "The data is still needed for the purpose it was collected for, and no ground for erasure applies.",
    citations: { deletion: "GDPR Art. 17(1)" },
  },
  {
    id: "legal-duty",
    label: "A law obliges us to keep it",
    sentence: "A law obliges us to keep the data.",
    citations: { deletion: "GDPR Art. 17(3)(b)" },
  },
  {
    id: "legal-claims",
    label: "Needed for legal claims",
    sentence: "The data is needed to establish, exercise or defend legal claims.",
    citations: { deletion: "GDPR Art. 17(3)(e)", objection: "GDPR Art. 21(1)" },
  },
  {
    id: "accurate",
    label: "The data is accurate",
    sentence: "We checked the data and found it accurate and complete.",
    citations: { rectification: "GDPR Art. 16" },
  },
  {
    id: "rights-of-others",
    label: "Rights of others",
    sentence: "A copy would adversely affect the rights and freedoms of other people.",
    citations: { access: "GDPR Art. 15(4)", portability: "GDPR Art. 20(4)" },
  },
  {
    id: "not-portable",
    label: "Not data that is portable",
    sentence:
      "The data was not provided by you, or is not processed by automated means on the basis of consent or a contract.",
    citations: { portability: "GDPR Art. 20(1)" },
  },
  {
    id: "no-restriction-ground",
    label: "No ground for restriction",
    sentence: "None of the conditions under which processing must be restricted is met.",
    citations: { restriction: "GDPR Art. 18(1)" },
  },
  {
    id: "compelling-grounds",
    label: "Compelling legitimate grounds",
    sentence: "We have compelling legitimate grounds that override your interests, rights and freedoms.",
    citations: { objection: "GDPR Art. 21(1)" },
  },
];

const ccpa: readonly DenialGround[] = [
  {
    id: "identity",
    label: "Could not be verified",
    sentence: "We could not verify within the time allowed that you are the person the information is about.",
    citations: same(verifiable, "11 CCR § 7021(b)"),
  },
  {
    id: "agent-permission",
    label: "No signed permission from the agent",
    sentence: "The agent did not provide the signed permission of the person the request is about.",
    citations: {
      ...same(verifiable, "11 CCR § 7063(a)"),
      "opt-out": "11 CCR § 7026(j)",
      limit: "11 CCR § 7027",
    },
  },
  {
    id: "fraudulent",
    label: "Fraudulent (documented belief)",
    sentence: "We have a good-faith, reasonable and documented belief that the request is fraudulent.",
    citations: { "opt-out": "11 CCR § 7026(e)", limit: "11 CCR § 7027(f)" },
  },
  {
    id: "not-resident",
    label: "Not a California resident",
    sentence: "The law gives this right to residents of California.",
    citations: same(verifiable, "Cal. Civ. Code § 1798.140(i)"),
  },
  {
    id: "service-provider",
    label: "We are only the service provider",
    sentence: "We hold the information on behalf of a customer. Please send the request to that customer.",
    citations: {
      know: "Cal. Civ. Code § 1798.130(a)(3)(A)",
      portability: "Cal. Civ. Code § 1798.130(a)(3)(A)",
      delete: "Cal. Civ. Code § 1798.105(c)(3)",
    },
  },
  {
    id: "deletion-exception",
    label: "Exception to deletion",
    sentence: "The information is needed for a purpose that the law exempts from deletion.",
    citations: { delete: "Cal. Civ. Code § 1798.105(d)" },
  },
  {
    id: "accurate",
    label: "More likely than not accurate",
    sentence: "On the totality of the circumstances the information is more likely than not accurate.",
    citations: { correct: "11 CCR § 7023(b)" },
  },
  {
    id: "twice-a-year",
    label: "More than twice in 12 months",
    sentence: "The information was already provided to you twice within the last 12 months.",
    citations: same(["know", "portability"], "Cal. Civ. Code § 1798.130(b)"),
  },
  {
    id: "excessive",
    label: "Manifestly unfounded or excessive",
    sentence:
      "The request is manifestly unfounded or excessive, for example because it repeats an earlier one.",
    citations: same(verifiable, "Cal. Civ. Code § 1798.145(h)(3)"),
  },
  {
    id: "other-law",
    label: "Another law forbids it",
    sentence: "Complying would conflict with another law that binds us.",
    citations: same(verifiable, "Cal. Civ. Code § 1798.145(a)"),
  },
];

const grounds: Record<Law, readonly DenialGround[]> = { gdpr, ccpa };

/** The grounds on which a request of this kind may be denied, in whole or in part. */
export function groundsFor(law: Law, requestType: PrivacyRequestType): DenialGround[] {
  return grounds[law].filter((ground) => ground.citations[requestType] !== undefined);
}

/** A stored ground as its label, sentence and provision; null when it doesn't fit the kind of request. */
export function groundOf(law: Law, requestType: PrivacyRequestType, id: string) {
  const ground = grounds[law].find((candidate) => candidate.id === id);
  const citation = ground?.citations[requestType];
  return ground && citation ? { label: ground.label, sentence: ground.sentence, citation } : null;
}
