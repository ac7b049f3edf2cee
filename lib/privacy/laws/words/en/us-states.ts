import { messagesIn } from "@/lib/site/message";
import { ccpaFigures, otherStatesFigures } from "../../figures";

const m = messagesIn("en");
const { days, extensionDays } = otherStatesFigures;
const { optOutBusinessDays } = ccpaFigures;

export const usStates = {
  name: "US State",
  inSentence: "the laws of other US states",
  residence: {
    label: "Another US state",
    note: m("{states}. From a state not listed, the form is the same."),
  },
  whose: "residents of other US states",
  lead: "For residents of US states other than California: access, correct, delete or move what we hold about you, or opt out. Using a right never affects your service or your price.",
  steps: {
    atOnce: {
      title: "At once",
      body: "You get an email with a reference, the date by which we answer and a link to follow the request. Except for opting out, it asks you to confirm.",
    },
    optOut: {
      title: `Within ${optOutBusinessDays} business days`,
      body: "Requests to opt out are carried out, wherever you live and without verification.",
    },
    answer: {
      title: `Within ${days} days`,
      body: "You get our answer to every other request. If we refuse, we say why, how to appeal and who takes complaints in your state.",
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
      noun: "correct",
      detail: "Correction of inaccurate data. Tell us below what it should say.",
    },
    delete: {
      label: "Delete my data",
      noun: "delete",
      detail:
        "Deletion of what you gave us and of what we obtained about you, except what the law lets us keep.",
    },
    portability: {
      label: "Receive my data in a portable form",
      noun: "portability",
      detail: "Your data in a readily usable format that you can take elsewhere.",
    },
    "opt-out": {
      label: "Opt out of sale, targeted advertising and profiling",
      noun: "opt out",
      detail: `None of them with your data. Done within ${optOutBusinessDays} business days, without verification.`,
    },
  },
  extension: `${extensionDays} further days under the laws of other US states for all but opting out`,
  grounds: {
    identity: "We could not authenticate within the time allowed that the request comes from you.",
    excessive:
      "The request is manifestly unfounded, excessive or repetitive, for example because it repeats an earlier one.",
    fraudulent: "We have a good-faith, reasonable and documented belief that the request is fraudulent.",
    processor:
      "We handle the data on behalf of a customer who decides about it. Please send the request to that customer.",
    accurate: "We checked the data and found it accurate.",
    otherLaw: "A law obliges us to keep the data, or it is needed for legal claims.",
  },
  /** One state's provision, for the like of it in the others. */
  counterparts: m("{citation} and its counterparts"),
  remedy: {
    sentence:
      "You can complain to the authority of your state that enforces its privacy law, as a rule the Attorney General.",
    authorities: "Attorneys general of the states",
  },
  states: {
    CO: { name: "Colorado", authority: "Attorney General of Colorado" },
    CT: { name: "Connecticut", authority: "Attorney General of Connecticut" },
    DE: { name: "Delaware", authority: "Delaware Department of Justice" },
    IN: { name: "Indiana", authority: "Attorney General of Indiana" },
    IA: { name: "Iowa", authority: "Attorney General of Iowa" },
    KY: { name: "Kentucky", authority: "Attorney General of Kentucky" },
    MD: { name: "Maryland", authority: "Consumer Protection Division, Attorney General of Maryland" },
    MN: { name: "Minnesota", authority: "Attorney General of Minnesota" },
    MT: { name: "Montana", authority: "Attorney General of Montana" },
    NE: { name: "Nebraska", authority: "Attorney General of Nebraska" },
    NH: { name: "New Hampshire", authority: "Attorney General of New Hampshire" },
    NJ: { name: "New Jersey", authority: "New Jersey Division of Consumer Affairs" },
    OR: { name: "Oregon", authority: "Attorney General of Oregon" },
    RI: { name: "Rhode Island", authority: "Attorney General of Rhode Island" },
    TN: { name: "Tennessee", authority: "Attorney General and Reporter of Tennessee" },
    TX: { name: "Texas", authority: "Attorney General of Texas" },
    UT: { name: "Utah", authority: "Utah Division of Consumer Protection" },
    VA: { name: "Virginia", authority: "Attorney General of Virginia" },
  },
};

export type UsStatesWords = typeof usStates;
