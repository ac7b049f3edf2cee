import { messagesIn } from "@/lib/site/message";
import { ccpaFigures } from "../../figures";

const { days, extensionDays, optOutBusinessDays } = ccpaFigures;

const m = messagesIn("en");

export const ccpa = {
  name: "CCPA",
  request: "CCPA request",
  inSentence: "the CCPA",
  residence: { label: "California", note: "United States." },
  people: "California residents",
  meta: {
    title: "CCPA Request",
    description: m(
      "California residents: see your information, have it corrected or deleted, get a copy, limit use of sensitive information, or opt out. Answered within {period}.",
    ),
    picture: "Submit a CCPA request",
  },
  lead: "If you live in California, you can ask to see the information we hold about you, to have it corrected or deleted, or to get a portable copy. You can also limit the use of sensitive information, or opt out of sale or sharing. Exercising a right never leads to worse service or a higher price.",
  steps: {
    atOnce: {
      title: "Right away",
      body: "You’ll get an email with a reference and a link to track the request. The email also asks you to confirm the request, unless you’re opting out or limiting use.",
    },
    optOut: {
      title: `Within ${optOutBusinessDays} business days`,
      body: "We’ll carry out requests to opt out or limit use. You don’t need to verify your identity.",
    },
    answer: {
      title: `Within ${days} days`,
      body: `We’ll answer any other request, or tell you why we need up to ${extensionDays} more days. If we deny your request, we’ll tell you why, how to appeal and where to complain.`,
    },
  },
  rights: {
    know: {
      label: "Know what is collected",
      noun: "know",
      detail:
        "Which personal information we collected, where we got it, why we collected it and who received it, with a copy of the information.",
    },
    delete: {
      label: "Delete my information",
      noun: "delete",
      detail: "We delete what we collected from you, except what the law lets us keep.",
    },
    "opt-out": {
      label: "Opt out of sale or sharing",
      noun: "opt out",
      detail: `We won’t sell or share your information. Done within ${optOutBusinessDays} business days, without verification.`,
    },
    correct: {
      label: "Correct my information",
      noun: "correct",
      detail: "We correct inaccurate information. Tell us below what it should say.",
    },
    portability: {
      label: "Receive my information in a portable form",
      noun: "portability",
      detail: "Your information in a readily usable format that you can take elsewhere.",
    },
    limit: {
      label: "Limit the use of sensitive information",
      noun: "limit",
      detail: `We’ll use sensitive information only for purposes exempt from this right, such as signing you in. Done within ${optOutBusinessDays} business days, without verification.`,
    },
  },
  /** The answer to a request to limit the use of sensitive information. */
  limited:
    "The limit is now in effect. We use sensitive personal information only for purposes to which the right to limit doesn’t apply (11 CCR § 7027(m)), such as signing you in, so nothing else has to change. For as long as the limit applies, we’ll keep this request, its date and the email address it covers.",
  californiaResident: {
    label: "California residency",
    text: "I affirm that I am a resident of California.",
    hint: "The CCPA gives these rights to California residents. We record your answer with the request. Leaving the box unchecked doesn’t delay it.",
    collected: "affirmation of California residency",
  },
  grounds: {
    identity: m(
      "We could not verify, within the time allowed, that the request comes from the person the information is about. Our Privacy Policy ({privacy}) and our CCPA page ({ccpa}) explain which categories of information we collect, where we get the information and why we collect it.",
    ),
    agentPermission: "The agent did not provide the signed permission of the person the request is about.",
    fraudulent: "We have a good-faith, reasonable and documented belief that the request is fraudulent.",
    notResident: "The law gives this right only to residents of California.",
    serviceProvider:
      "We hold the information on behalf of a customer. Please send the request to that customer.",
    deletionException: "The information is needed for a purpose that the law exempts from deletion.",
    accurate: "Based on the totality of the circumstances, the information is more likely than not accurate.",
    twiceAYear: "We already provided the information to you twice within the last 12 months.",
    excessive: "The request is manifestly unfounded or excessive.",
    otherLaw: "Complying would conflict with another law that binds us.",
  },
  remedy: {
    sentence:
      "You can complain to the California Privacy Protection Agency or to the Attorney General of California.",
    attorneyGeneral: "Attorney General of California",
  },
};

export type CcpaWords = typeof ccpa;
