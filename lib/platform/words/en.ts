import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");

export const en = {
  /** What is said of a field's content, by the server's schemas and by the form before it sends. */
  fields: {
    required: m("{label} is required."),
    notText: m("{label} must be text."),
    tooShort: m("{label} must be at least {minimum} characters."),
    tooLong: m("{label} must be at most {maximum} characters."),
    severalLines: m("{label} must be a single line."),
    unstorable: m("{label} contains characters that can't be stored."),
    noAddress: "Enter one valid email address.",
    longLocal: m("The part of an email address before the @ must be at most {maximum} characters."),
  },
  labels: { email: "Email", password: "Password" },
  form: {
    optional: "(Optional)",
    honeypot: "Website",
    password: {
      show: "Show password",
      hide: "Hide password",
      strength: "Password strength",
      strengths: { weak: "Weak", fair: "Fair", good: "Good", strong: "Strong" },
    },
  },
  /** What a browser without scripts is shown of a form that can't be kept. */
  notSent: {
    title: "Not sent",
    advice: "Nothing was sent. Go back in your browser: what you typed is still there.",
  },
  refusals: {
    more: m("{told} And {more} more."),
    notJson: "The request isn't valid JSON.",
    notObject: "The request must be a JSON object.",
    notUtf8: "The request isn't valid UTF-8.",
    brokenOff: "The request broke off before it was complete.",
    mediaType: "Send application/json or a form.",
    idempotencyKey: m("The idempotency key must be text of at most {maximum} characters."),
    otherSite: "This form was sent from another website.",
    method: m("Use {methods} here."),
    methodOr: "or",
    tooLong: "This is more than the form can take. Please shorten it.",
    tooMuch: "This is more than can be taken here. Please send less.",
    noLength: "Say in Content-Length how long the body is.",
    tooMany: "Too many attempts. Please wait a moment and try again.",
    beingSent: "This is being sent already. Please wait a moment.",
    otherBody: "This key was used for something else. Please send the form again.",
    keyUsed: "This key was used for something else.",
    noDatabase: "We can't save this right now. Please try again in a minute.",
    noFiles: "Files can't be stored or fetched right now. Please try again in a minute.",
    failed: "Something went wrong on our side. Please try again.",
    upload: {
      brokenOff: "The upload broke off before it was complete. Nothing was stored.",
      unreadable: "The form can't be read.",
      mediaType: "Send the files as a form (multipart/form-data).",
      longField: "A field of the form is too long.",
      manyFields: "The form has too many fields or files.",
    },
  },
};

export type PlatformWords = typeof en;
