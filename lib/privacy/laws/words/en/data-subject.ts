import { gdprFigures } from "../../figures";

/** The rights of Art. 15 to 21 of the GDPR, and the grounds on which a request is denied. */
export const dataSubject = {
  rights: {
    access: {
      label: "Access my data",
      noun: "access",
      detail: "A copy of the personal data we hold about you, and what we do with it.",
    },
    deletion: {
      label: "Delete my data",
      noun: "erasure",
      detail: "We erase your personal data, except what the law lets us keep.",
    },
    rectification: {
      label: "Correct my data",
      noun: "rectification",
      detail: "We correct wrong or incomplete data. Tell us below what it should say.",
    },
    portability: {
      label: "Receive my data in a portable form",
      noun: "portability",
      detail: "Your data in a structured, machine-readable format.",
    },
    restriction: {
      label: "Restrict processing",
      noun: "restriction",
      detail: "We keep your data without using it, for example while we check its accuracy.",
    },
    objection: {
      label: "Object to processing",
      noun: "objection",
      detail: `We stop using your data unless we can show a compelling reason. Answered within ${gdprFigures.objectionDays} days.`,
    },
  },
  grounds: {
    identity: "We could not confirm that the request comes from the person whose data it concerns.",
    excessive: "The request is manifestly unfounded or excessive.",
    processor:
      "We handle the data on behalf of a customer, who decides what happens to it. Please send the request to that customer.",
    noErasureGround:
      "The data is still needed for the purpose it was collected for, and no ground for erasure applies.",
    legalDuty: "A law requires us to keep the data.",
    legalClaims: "The data is needed to establish, exercise or defend legal claims.",
    accurate: "We checked the data and found it accurate and complete.",
    rightsOfOthers: "A copy would adversely affect the rights and freedoms of other people.",
    notPortable:
      "The data was not provided by you, or is not processed by automated means on the basis of consent or a contract.",
    noRestrictionGround: "None of the conditions under which processing must be restricted is met.",
    compellingGrounds:
      "We have compelling legitimate grounds that override your interests, rights and freedoms.",
  },
};

export type DataSubjectWords = typeof dataSubject;
