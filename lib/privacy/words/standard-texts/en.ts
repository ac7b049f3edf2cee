import { figures } from "@/lib/site/figures";

const { disasterBackupDays: backupDays, privacyRequestMonths: months } = figures.retention;

/** Standard text with which staff begin an answer. They edit it before it is sent. */
export const en = {
  /** By type of request, if it was done in full. */
  done: {
    data: "We’ve put together the personal data you asked for.",
    deletion: "We’ve deleted the personal data as you asked.",
    correction: "We’ve corrected the data as you asked.",
    restriction:
      "We’ve restricted the use of the data as you asked. We’ll tell you before we lift the restriction.",
    objection: "We’ve stopped the processing you objected to.",
    directive: "Your choice has been recorded, and it applies until you change it.",
    complaint: "We’ve reviewed your complaint. This is what we found and what we’ll do about it:",
    other: "We’ve done what you asked.",
  },
  /** After a deletion, in full or in part. */
  afterDeletion: `Copies in our backups will be overwritten within ${backupDays} days. We’ll keep a record of this request for ${months} months to show how we answered it.`,
  inPart: "We’ve done part of what you asked. The reason we didn’t do the rest is below.",
  /** By ground, if it was denied in whole or in part. */
  denied: {
    identity:
      "We asked for proof that the data is yours, and what we received wasn’t enough to be sure. If we acted on a request from someone else, it could harm you. You can send a new request at any time, and we’ll tell you what proof we need.",
    /** Instead of `identity` if the case shows no question about it. */
    "identity-not-asked":
      "We couldn’t be sure that this request comes from you. If we acted on a request from someone else, it could harm you. You can send a new request at any time. This is how we checked, and what was missing:",
    "agent-permission":
      "The person who filed this request for you didn’t send us your signed permission. You can send a new request at any time, either yourself or through someone who has your signed permission.",
    excessive:
      "We’ve already dealt with the same matter, and nothing has changed since. If you’re looking for something specific, tell us what it is and we’ll look into it.",
    /** Instead of `excessive` if no earlier request was answered. */
    "excessive-first": "These are our reasons:",
    fraudulent:
      "We have several indications that this request is fraudulent, and we’ve documented them. If you made this request yourself, write to us from the email address we have on file for you.",
    "not-resident":
      "According to what you told us, you don’t live in California. You may have similar rights where you live: choose your place of residence on our privacy request page.",
    processor:
      "We check content on behalf of other websites and apps. They decide what happens to it, and we may only act on their instructions. Please send your request to the website or app where you posted the content.",
    "no-erasure-ground":
      "We still use this data for the purpose described in our privacy policy. We’ll delete it when the retention period stated there ends.",
    "legal-duty":
      "A law requires us to keep these records for a fixed period. We don’t use them for any other purpose and will delete them when that period ends.",
    "legal-claims":
      "The data is evidence in a matter that isn’t settled yet. We don’t use it for any other purpose and will delete it when the matter is closed.",
    "deletion-exception":
      "We need the information for a purpose for which the law lets us keep it. We don’t use it for any other purpose and will delete it when that purpose ends.",
    accurate:
      "We compared the data with our records and with what you sent us, and found no error. If you have a document that shows otherwise, send it to us and we’ll check again.",
    "rights-of-others":
      "The data we left out can’t be separated from information about other people. You can ask us about specific details, and we’ll check each of them.",
    "not-portable": "You can ask for access instead, and we’ll send you a copy of this data.",
    "no-restriction-ground":
      "We checked the accuracy of the data and the legal basis of its use, and found no reason to restrict it.",
    "compelling-grounds":
      "We need this processing to keep our service and its users safe, and couldn’t do so with less data. We weighed this against the reasons you gave us.",
    "overriding-interest":
      "We need this data to keep our service and its users safe, and couldn’t do so with less of it. We weighed this against your interests.",
    "twice-a-year":
      "Our two earlier answers cover the period you asked about. You can ask again when 12 months have passed since the first of them.",
    "other-law": "Another law prevents us from doing more with this request.",
    other: "The reason is stated in this answer, with the ground for denial.",
  },
};

export type StandardTexts = typeof en;
