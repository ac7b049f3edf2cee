import { ccpaFigures } from "../../figures";

const { days, extensionDays, optOutBusinessDays } = ccpaFigures;

export const ccpa = {
  name: "CCPA",
  inSentence: "the CCPA",
  residence: { label: "California", note: "United States." },
  whose: "California residents",
  lead: "For California residents: know, delete, correct, move or limit what we hold about you. Using a right never affects your service or your price.",
  steps: {
    atOnce: {
      title: "At once",
      body: "You get an email with a reference, the date by which we answer and a link to follow the request. Except for opting out and limiting, it asks you to confirm.",
    },
    optOut: {
      title: `Within ${optOutBusinessDays} business days`,
      body: "Requests to opt out or to limit use are carried out. Neither waits for verification.",
    },
    answer: {
      title: `Within ${days} days`,
      body: "You get our answer to every other request, counted from the day we received it.",
    },
  },
  rights: {
    know: {
      label: "Know what is collected",
      noun: "know",
      detail: "Which personal information we collected, where from, why, and who received it.",
    },
    delete: {
      label: "Delete my information",
      noun: "delete",
      detail: "Deletion of what we collected from you, except what the law lets us keep.",
    },
    "opt-out": {
      label: "Opt out of sale or sharing",
      noun: "opt out",
      detail: `No sale or sharing of your information. Done within ${optOutBusinessDays} business days, without verification.`,
    },
    correct: {
      label: "Correct my information",
      noun: "correct",
      detail: "Correction of inaccurate information. Tell us below what it should say.",
    },
    portability: {
      label: "Receive my information in a portable form",
      noun: "portability",
      detail: "Your information in a readily usable format that you can take elsewhere.",
    },
    limit: {
      label: "Limit the use of sensitive information",
      noun: "limit",
      detail: `Sensitive information used only for what you asked of us. Done within ${optOutBusinessDays} business days, without verification.`,
    },
  },
  extension: `${extensionDays} further days under the CCPA for requests to know, delete, correct and receive a portable copy`,
  californiaResident: {
    label: "California residency",
    text: "I affirm that I am a resident of California.",
    hint: "The CCPA gives these rights to California residents. We note your answer with the request; leaving the box empty does not delay it.",
    collected: "affirmation of California residency",
  },
  grounds: {
    identity: "We could not verify within the time allowed that you are the person the information is about.",
    agentPermission: "The agent did not provide the signed permission of the person the request is about.",
    fraudulent: "We have a good-faith, reasonable and documented belief that the request is fraudulent.",
    notResident: "The law gives this right to residents of California.",
    serviceProvider:
      "We hold the information on behalf of a customer. Please send the request to that customer.",
    deletionException: "The information is needed for a purpose that the law exempts from deletion.",
    accurate: "On the totality of the circumstances the information is more likely than not accurate.",
    twiceAYear: "The information was already provided to you twice within the last 12 months.",
    excessive:
      "The request is manifestly unfounded or excessive, for example because it repeats an earlier one.",
    otherLaw: "Complying would conflict with another law that binds us.",
  },
  remedy: {
    sentence:
      "You can complain to the California Privacy Protection Agency or to the Attorney General of California.",
    attorneyGeneral: "Attorney General of California",
  },
};

export type CcpaWords = typeof ccpa;
