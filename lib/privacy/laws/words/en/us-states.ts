import { messagesIn } from "@/lib/site/message";
import { ccpaFigures, usStatesFigures } from "../../figures";

const m = messagesIn("en");
const { days } = usStatesFigures;
const { optOutBusinessDays } = ccpaFigures;

export const usStates = {
  name: "US state",
  nameInTable: "other US states",
  request: "US state privacy request",
  inSentence: "the laws of other US states",
  residence: {
    label: "Another US state",
    note: m("{states}. If your state isn’t listed, use the same form."),
  },
  people: "residents of other US states",
  meta: {
    title: "US State Request",
    description: m(
      "Residents of US states other than California: access your data, have it corrected or deleted, get a portable copy, or opt out. Answered within {period}.",
    ),
    picture: "Submit a US state privacy request",
  },
  lead: "If you live in a US state other than California, you can request access to the data we hold about you, have it corrected or deleted, get a portable copy, or opt out. Exercising a right never leads to worse service or a higher price.",
  steps: {
    atOnce: {
      title: "Right away",
      body: "You’ll get an email with a reference and a link to track the request. The email also asks you to confirm the request, unless you’re opting out.",
    },
    optOut: {
      title: `Within ${optOutBusinessDays} business days`,
      body: "We’ll carry out requests to opt out, wherever you live. You don’t need to verify your identity.",
    },
    answer: {
      title: `Within ${days} days`,
      body: "We’ll answer any other request, or tell you why we need more time. If we deny your request, we’ll tell you why, how to appeal and where to complain in your state.",
    },
  },
  rights: {
    access: {
      label: "Access my data",
      noun: "access",
      detail: "Whether we process personal data about you, and a copy of it.",
    },
    correct: {
      label: "Correct my data",
      noun: "correction",
      detail: "We correct inaccurate data. Tell us below what it should say.",
    },
    delete: {
      label: "Delete my data",
      noun: "deletion",
      detail:
        "We delete the data you gave us and the data we obtained about you, except what the law lets us keep.",
    },
    portability: {
      label: "Receive my data in a portable form",
      noun: "portability",
      detail: "Your data in a readily usable format that you can take elsewhere.",
    },
    "opt-out": {
      label: "Opt out of sale, targeted advertising and profiling",
      noun: "opt out",
      detail: `We won’t sell your data or use it for targeted advertising or profiling. Done within ${optOutBusinessDays} business days, without verification.`,
    },
  },
  grounds: {
    identity:
      "We could not verify, within the time allowed, that the request comes from the person it is about.",
    excessive: "The request is manifestly unfounded, excessive or repetitive.",
    fraudulent: "We have a good-faith, reasonable and documented belief that the request is fraudulent.",
    processor:
      "We handle the data on behalf of a customer, who decides what happens to it. Please send the request to that customer.",
    accurate: "We checked the data and found it accurate.",
    otherLaw: "A law requires us to keep the data, or it is needed for legal claims.",
  },
  /** One state's provision, with its counterparts in the others. */
  counterparts: m("{citation} and its counterparts"),
  remedy: {
    sentence:
      "You can complain to the authority that enforces your state’s privacy law, usually the Attorney General.",
    authorities: "State attorneys general",
  },
};

export type UsStatesWords = typeof usStates;
