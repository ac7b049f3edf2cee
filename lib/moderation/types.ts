/** The pre-filter's categories. Each is one kind of finding that needs no context. */
export const categories = [
  "threat",
  "selfHarm",
  "profanity",
  "phishing",
  "spam",
  "email",
  "phone",
  "card",
  "iban",
] as const;
export type Category = (typeof categories)[number];

/** `flagged` is certain enough to act on; `review` needs the full analysis, or a person. */
export type Severity = "flagged" | "review";
export type Verdict = Severity | "allowed";

/** Why something matched. The site's sentences for it: lib/pages/words/pre-filter. */
export type Reason = {
  key:
    | "threat"
    | "deathWish"
    | "urging"
    | "selfHarm"
    | "listed"
    | "mild"
    | "inside"
    | "disguised"
    | "masked"
    | "mismatch"
    | "script"
    | "repeated"
    | "beforeAt"
    | "mixedAlphabets"
    | "spoofed"
    | "subdomain"
    | "borrowed"
    | "bareAddress"
    | "signInName"
    | "cheapEnding"
    | "besideWords"
    | "shortened"
    | "email"
    | "spelledEmail"
    | "phone"
    | "calledPhone"
    | "card"
    | "americanExpress"
    | "iban";
  /** The values in its sentence, such as the recognized word. */
  parts?: Readonly<Record<string, string>>;
};

export type Match = {
  category: Category;
  severity: Severity;
  /** Offsets into the input text, in UTF-16 units, end exclusive. */
  start: number;
  end: number;
  /** The matched text in its original spelling. */
  excerpt: string;
  reason: Reason;
};

/** A match before it is mapped to the original: offsets are into the folded text. */
export type Finding = Omit<Match, "excerpt">;
