import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");

export const en = {
  /** Errors of fields, by the server's schemas and the form's check in the browser. */
  fields: {
    required: m("{label} is required."),
    notText: m("{label} must be text."),
    tooShort: m("{label} must be at least {minimum} characters."),
    tooLong: m("{label} must be at most {maximum, number} characters."),
    severalLines: m("{label} must be a single line."),
    unstorable: m("{label} contains characters that we can’t store."),
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
  /** For a form without JavaScript that can't be stored. */
  notSent: {
    title: "Not sent",
    advice: "Nothing was sent. Go back in your browser; what you typed should still be there.",
  },
  refusals: {
    more: m("{message} {more, plural, one {There is one more error.} other {There are # more errors.}}"),
    notJson: "The request isn’t valid JSON.",
    notObject: "The request must be a JSON object.",
    notUtf8: "The request isn’t valid UTF-8.",
    brokenOff: "The connection was interrupted before the request was complete.",
    mediaType: "Send application/json or a form.",
    idempotencyKey: m("The idempotency key must be text of at most {maximum} characters."),
    otherSite: "This form was sent from another website, so we didn’t accept it.",
    method: m("Use {methods} here."),
    methodOr: "or",
    noEndpoint: "There is no endpoint at this address.",
    tooLong: "That’s too long for this form. Please shorten it.",
    tooMuch: "This submission is too large. Please shorten the text or send fewer files.",
    noLength: "Set the Content-Length header.",
    tooMany: "Too many attempts. Please wait a moment and try again.",
    beingSent: "This is already being sent. Please wait a moment.",
    otherBody: "This form was already sent with different content. Reload the page and try again.",
    keyUsed: "This idempotency key was already used for a different request.",
    noDatabase: "We can’t save this right now. Please try again in a minute.",
    noFiles: "We can’t store or open files right now. Please try again in a minute.",
    failed: "Something went wrong on our side. Please try again.",
    upload: {
      brokenOff: "The upload was interrupted before it was complete. Nothing was stored.",
      unreadable: "We couldn’t read the form.",
      mediaType: "Send the files as a form (multipart/form-data).",
      longField: "A field of the form is too long.",
      manyFields: "The form has too many fields or files.",
      emptyFile: "The file is empty.",
      fileKind:
        "This kind of file isn’t accepted. Send PDFs, images, office documents, text, CSV or JSON files, recordings or a ZIP file.",
    },
  },
};

export type PlatformWords = typeof en;
