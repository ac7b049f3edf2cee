/** What the pre-filter looks for. One category, one kind of finding; none of them needs context to be judged. */
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

/** `flagged` is certain enough to act on; `review` wants the full analysis, or a person, to look. */
export type Severity = "flagged" | "review";
export type Verdict = Severity | "allowed";

/** Why something matched. Its sentence is the site's: lib/pages/words/pre-filter. */
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
  /** What its sentence names, such as the word that was recognised. */
  parts?: Readonly<Record<string, string>>;
};

export type Match = {
  category: Category;
  severity: Severity;
  /** Offsets into the text that was given, in UTF-16 units, end exclusive. */
  start: number;
  end: number;
  /** The matched text as it was written. */
  excerpt: string;
  reason: Reason;
};

/** A match before it is tied back to the original text: offsets are into the folded text. */
export type Finding = Omit<Match, "excerpt">;
