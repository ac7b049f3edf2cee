import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");

export const en = {
  /** Also how faults name the fields. */
  fields: {
    agentName: "Agent’s name",
    agentEmail: "Agent’s email",
    description: "Description",
    answer: "Your answer",
    appeal: "What you write",
  },
  errors: {
    type: "Choose a request type.",
    agentLink: "Agent’s name must be a name, without a link.",
    agentAddress: "Enter one valid email address for the agent.",
    agentBox: "The agent’s permission must be true or false.",
    noAgentName: "Enter the name of the agent who files this request.",
    noAgentEmail: "Enter the agent’s email address.",
    noPermission: "Affirm that the agent holds a signed permission.",
    box: m("{label} must be true or false."),
    region: "Choose a place from the list, or none.",
    noRegion: "Requests under this law name no region.",
    law: m("Name the law: {laws}."),
    optOut: "Confirm the opt-out to submit it.",
    reference: m("Enter the reference as shown in the email, for example {example}."),
    link: "The link is incomplete.",
    question: "Name the question that is answered.",
  },
  form: {
    label: m("{law} request"),
    title: m("{law} Request"),
    emailHint: "The address we know you by. The confirmation and our answer go there.",
    descriptionHint:
      "Anything that helps us find your data or understand what you want. Don't send identity documents.",
    type: "Request type",
    state: "State",
    stateHint:
      "So that we can name the authority of your state if you disagree with our answer. It changes neither what we do nor when.",
    noState: "Other, or not stated",
    law: "Law",
    agentNameHint: "Your name, or that of your organisation. We tell it to the person concerned.",
    agentEmailHint: "We send updates on the request here.",
    permission: "Signed permission",
    permissionText: "I hold signed permission from the person concerned and will show it on request.",
    fold: {
      summary: "Filing for someone else?",
      note: "Enter the person’s address above and yours here. Except for opting out and limiting, we ask the person to confirm your permission. Answers and data go to them.",
      forChild: "A parent or legal guardian files for a child in the same way.",
    },
    submit: { idle: "Submit Request", busy: "Submitting..." },
    waits: "Enter your email and choose a request type to continue.",
    refused: "Failed to submit request",
    unreachable: "Failed to submit your request. Please try again.",
    success: {
      title: "Request submitted",
      body: "We received your request. Its reference and the date by which we will answer are in the email that we sent to you.",
      reference: "Your reference",
      due: "Our answer is due by",
      again: "Submit Another Request",
      print: "Print this receipt",
    },
    /** What the endpoint answers. */
    received: m(
      "We received your request. Your reference is {reference}; you will have our answer by {due}.",
    ),
  },
  page: { steps: "What happens next", readMore: "Read more" },
  find: {
    title: "Your privacy request",
    lead: "Open your request with the link in our emails. If you have lost it, we can send a new one to the address on the request.",
    emailHint: "The address the request is about, or the agent’s.",
    reference: "Reference",
    referenceHint: m("As shown on the receipt, for example {example}."),
    button: "Email me a new link",
    panels: {
      sent: {
        title: "Thank you",
        body: "If the reference and the address belong together, a link is on its way. Check your spam folder too; after five minutes you can ask again.",
      },
      check: {
        title: "Please check what you entered",
        body: m("A reference looks like {examples}, and the address must be one email address."),
      },
      "no-link": {
        title: "That link doesn't work",
        body: "It may be incomplete, already used or expired. Ask for a new one here.",
      },
      changed: {
        title: "The request has changed",
        body: "What you wanted to do is no longer possible. Follow the link in our latest email to see its current status.",
      },
      failed: {
        title: "That didn't work",
        body: "Nothing was changed. Please wait a minute and try again.",
      },
    },
    file: {
      title: "No request yet?",
      body: "File one without an account, free of charge.",
    },
  },
  /** The page that asks where somebody lives. */
  residence: {
    title: "Make a privacy request",
    lead: "Tell us where you live, and you get the form that fits: its rights, its dates and who takes complaints. It is free and needs no account.",
    question: "Where do you live?",
    asides: {
      optOut: {
        title: "Opting out needs no residence",
        body: "Wherever you live, you can tell us not to sell or share your data. We ask for no proof of anything.",
        link: "Opt out",
      },
      unsure: {
        title: "Not sure which?",
        body: "Take any. We answer the request you made and count its days from when it reached us, also when another form would have fitted better.",
        link: "Privacy policy",
      },
      made: {
        title: "Already made one?",
        body: "The link in our emails opens your request. If you have lost it, we send a new one.",
        link: "Find my request",
      },
    },
  },
};

export type IntakeWords = typeof en;
