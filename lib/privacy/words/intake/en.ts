import { complaintFigures } from "@/lib/privacy/laws/figures";
import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");

export const en = {
  /** Labels of the fields, which error messages use, too. */
  fields: {
    agentName: "Your own name",
    agentEmail: "Your own email",
    description: "Description",
    answer: "Your answer",
    appeal: "Your reasons",
  },
  errors: {
    type: "Choose a request type.",
    agentLink:
      "Your own name can’t contain a link, an email address or a phone number. Put a space after initials, as in “Y. Li”.",
    agentAddress: "Enter a single valid email address of your own.",
    filedBy: "Choose how you’re authorized to act.",
    agentBox: "The agent’s permission must be true or false.",
    noAgentName: "Enter your own name.",
    noAgentEmail: "Enter your own email address.",
    noPermission: "Check the box to confirm that the statement you chose is true.",
    box: m("{label} must be true or false."),
    region: "Choose a place from the list, or leave the field empty.",
    noComplaint: "Tell us what your complaint is about.",
    noRegion: "This kind of request doesn’t ask for a state or country.",
    law: m("Choose one of these laws: {laws}."),
    optOut: "Confirm the opt-out to submit it.",
    reference: m("Enter the reference as shown in the email, for example {example}."),
    link: "The link is incomplete.",
    question: "Specify which question you are answering.",
  },
  form: {
    emailHint: "The email address we have on file for you. We’ll send the confirmation and our answer there.",
    descriptionHint:
      "Anything that helps us find your data or understand what you want. Don’t send identity documents.",
    type: "Request type",
    state: "State",
    stateHint:
      "We use it to cite your state’s law in our answer and to tell you which state authority to contact if you disagree. The deadlines are the same for every state.",
    noState: "Other or not specified",
    country: "Country or province",
    countryHint:
      "Some countries and provinces set a shorter deadline for our answer or have an authority that you can contact if you disagree. We’ll meet that deadline and name the authority.",
    noCountry: "Another country or not specified",
    law: "Law",
    agentNameHint: "Your name or your organization’s. We’ll share it with the person you’re filing for.",
    agentEmailHint: "We’ll send updates here.",
    filedBy: "How are you authorized to act?",
    agentRoles: {
      agent: "I have signed permission from the person I’m filing for",
      attorney: "I hold a power of attorney from the person I’m filing for",
      guardian: "I’m the parent or legal guardian of the person I’m filing for",
    },
    permission: "Declaration",
    permissionText: "The statement I chose above is true, and I’ll provide proof on request.",
    fold: {
      summary: "Filing for someone else?",
      addresses: "Enter that person’s email address above, and your own name and email address below.",
      /** About signed permissions: some laws forbid waiting for them, and a complaint never waits. */
      permission: {
        confirmed:
          "If you have signed permission, we’ll ask that person to confirm it, and we’ll send our answer and any data to them.",
        exceptOptOut:
          "If you have signed permission, we’ll ask that person to confirm it (unless the request is to opt out), and we’ll send our answer and any data to them.",
        exceptOptOutOrLimit:
          "If you have signed permission, we’ll ask that person to confirm it (unless the request is to opt out or limit use), and we’ll send our answer and any data to them.",
        complaint: "If you have signed permission, we’ll send our answer to that person.",
      },
      /** For a power of attorney, a parent or a guardian. The answer to a complaint contains no data. */
      proof: {
        request:
          "If you hold a power of attorney, or are a parent or guardian, we may ask you for proof, and we’ll send our answer and any data to you.",
        complaint:
          "If you hold a power of attorney, or are a parent or guardian, we may ask you for proof, and we’ll send our answer to you.",
      },
    },
    submit: { idle: "Submit Request", busy: "Submitting..." },
    waits: "Enter your email and choose a request type to continue.",
    refused: "Failed to submit request",
    unreachable: "Failed to submit your request. Please try again.",
    success: {
      title: "Request submitted",
      body: "We’ve received your request and emailed you its reference and a link to track it. If the email asks you to confirm the request, use the confirmation link in it. We can’t act on the request until you do.",
      reference: "Your reference",
      due: "We’ll answer by",
      again: "Submit Another Request",
      print: "Print this receipt",
      /** Shown to whoever has to confirm the request with an emailed link. */
      confirm: {
        title: "Confirm your request by email",
        body: "We’ve sent an email to {email}. Use the link in it to confirm the request. We can’t act on the request until you do.",
        note: "No email after a few minutes? Check your spam folder, or send it again. If the address is wrong, submit the request again.",
        resend: "Send the email again",
        resent:
          "We’ve sent a new email, unless we sent one in the last five minutes or several in the last hour. Check your spam folder, too.",
      },
    },
    received: m("We’ve received your request. Your reference is {reference}. We’ll answer by {due}."),
    /** Added for an agent whose permission the person confirms. */
    personConfirms:
      "The person you represent has to confirm that you have their permission. We’ve sent them an email. We can’t act on the request until they do. If you entered the wrong address for them, submit the request again.",
    /** For requests that are complete once they are stored. */
    completed: m("Your request is complete. Your reference is {reference}. {answer}"),
  },
  page: {
    steps: "What happens next",
    readMore: "Read more",
    complaint: "Complain about how we handle your data",
  },
  /** The page with the form of a complaint. */
  complaint: {
    title: "Make a complaint",
    lead: "If something about how we handle your data isn’t right, tell us. It’s free, you don’t need an account or evidence, and there’s no time limit.",
    label: "Privacy complaint",
    submit: { idle: "Submit Complaint", busy: "Submitting..." },
    waits: "Enter your email and describe your complaint to continue.",
    refused: "Failed to submit complaint",
    unreachable: "Failed to submit your complaint. Please try again.",
    /** What the endpoint answers. */
    received: m(
      "We’ve received your complaint. Your reference is {reference}. We’ll tell you the outcome by {due}.",
    ),
    lawHint: "This tells us which law applies and who else you can turn to.",
    emailHint: "We’ll send our answer to this address.",
    about: "What is your complaint about?",
    aboutHint: "Tell us what happened and what you’d like us to do. Don’t send identity documents.",
    success: {
      title: "Complaint submitted",
      body: "We’ve received your complaint and emailed you its reference and the date by which we’ll answer.",
      due: "We’ll tell you the outcome by",
      again: "Submit Another Complaint",
    },
    steps: [
      {
        title: "Right away",
        body: "You’ll get an email with a reference and a link to track the complaint.",
      },
      {
        title: "We look into it",
        body: "We’ll tell you when we start. If we have a question, we’ll ask it on the complaint’s page.",
      },
      {
        title: `Within ${complaintFigures.days} days`,
        body: "We’ll tell you the outcome and who else you can turn to. You can complain to an authority at any time.",
      },
    ],
  },
  find: {
    title: "Your privacy request",
    lead: "Use the link in our emails to open your request. If you’ve lost the link, we can email you a new one. This also works for complaints.",
    emailHint: "The address on the request, or yours if you filed for someone else.",
    reference: "Reference",
    referenceHint: m("Shown in our emails, for example {example}."),
    button: "Email me a new link",
    panels: {
      sent: {
        title: "Thank you",
        body: "If the reference and the address match, we’ve sent you a link, unless we sent one in the last five minutes or several in the last hour. Check your spam folder, too.",
      },
      check: {
        title: "Please check what you entered",
        body: m(
          "A reference has two letters and eight more characters, for example {example}. Enter only one email address.",
        ),
      },
      confirmed: {
        title: "This request is already confirmed",
        body: "You don’t need to confirm it again. To see its status, open the link in our latest email, or ask for a new one here.",
      },
      "no-link": {
        title: "This link doesn’t work",
        body: "It may be incomplete, already used or expired, or the request may already be closed. You can ask for a new link to your request here.",
      },
      changed: {
        title: "The request has changed",
        body: "That action is no longer possible. To see the current status, open the link in our latest email.",
      },
      failed: {
        title: "Something went wrong",
        body: "Nothing was changed. Please wait a minute and try again.",
      },
    },
    file: {
      title: "Haven’t filed one yet?",
      body: "It’s free, and you don’t need an account.",
    },
  },
  /** The page that asks where somebody lives. */
  residence: {
    title: "Make a privacy request",
    lead: "Tell us where you live and we’ll show you the right form, with your rights and the deadlines. It’s free, and you don’t need an account.",
    question: "Where do you live?",
    asides: {
      optOut: {
        title: "You can opt out wherever you live",
        body: "Tell us not to sell or share your data. You don’t need to prove who you are or where you live.",
        link: "Opt out",
      },
      complaint: {
        title: "Want to make a complaint?",
        body: "You can complain to us at any time about anything we do with your data. Our data protection team will look into it.",
        link: "Make a complaint",
      },
      unsure: {
        title: "Not sure which to choose?",
        body: "Choose any of them. Even if another form would have been a better fit, we’ll handle your request, and its deadline will run from the day we receive it.",
        link: "Privacy policy",
      },
      made: {
        title: "Already filed a request?",
        body: "Open it with the link in our emails. If you’ve lost the link, we’ll send a new one.",
        link: "Find my request",
      },
    },
  },
};

export type IntakeWords = typeof en;
