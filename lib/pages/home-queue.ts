/** The product picture of the home page: an invented queue, true to the product's fields and verdicts. */
export type Verdict = "allowed" | "flagged" | "review";
type Medium = "text" | "image" | "video" | "audio";

export type QueueItem = {
  medium: Medium;
  source: string;
  /** A part between ▮ marks is shown blacked out, as moderators see it. */
  content: string;
  verdict: Verdict;
  category: string;
  /** Confidence from 0 to 1 that the item falls in the category. */
  score: number;
  /** Milliseconds until the answer. */
  ms: number;
  /** The item the inspector explains. */
  selected?: boolean;
};

export const queue: readonly QueueItem[] = [
  {
    medium: "text",
    source: "chat · en",
    content: "gg everyone, same time tomorrow?",
    verdict: "allowed",
    category: "No category",
    score: 0.02,
    ms: 38,
  },
  {
    medium: "text",
    source: "direct message · en",
    content: "Wallet locked! Verify at ▮secure-wa11et▮",
    verdict: "flagged",
    category: "Phishing",
    score: 0.97,
    ms: 6,
  },
  {
    medium: "image",
    source: "listing photo · OCR",
    content: "“Text me instead, 555-▮0142▮”",
    verdict: "flagged",
    category: "Personal information",
    score: 0.93,
    ms: 87,
    selected: true,
  },
  {
    medium: "audio",
    source: "voice note · 0:14",
    content: "nobody asked for your ▮opinion▮, get lost",
    verdict: "review",
    category: "Toxicity",
    score: 0.58,
    ms: 92,
  },
  {
    medium: "text",
    source: "comment · es",
    content: "¿Alguien tiene el enlace del torneo?",
    verdict: "allowed",
    category: "No category",
    score: 0.04,
    ms: 41,
  },
];

export const verdictLabels: Record<Verdict, string> = {
  allowed: "Allowed",
  flagged: "Flagged",
  review: "Review",
};

export const queueCopy = {
  layer: "Layer 2 of 2 · full analysis",
  title: "Moderation queue",
  live: "Example data",
  caption:
    "An example of the moderation queue: what was posted, what was found in it, and how sure the answer is.",
  score: "score",
  history: "Checked in the last minute",
} as const;

export const listingPhoto = {
  offer: "Bike for sale",
  number: "555-0142",
  found: "phone number 0.93",
} as const;

/** One item, explained. */
export const inspected = {
  id: "listing photo · OCR",
  verdict: "flagged",
  scores: [
    { label: "Personal information", score: 0.93, verdict: "flagged" },
    { label: "Spam", score: 0.34, verdict: "review" },
    { label: "NSFW", score: 0.01, verdict: "allowed" },
    { label: "Violence", score: 0.01, verdict: "allowed" },
  ],
  action: "Hidden by the rule “No contact details in photos”. The seller was told why.",
} as const satisfies {
  id: string;
  verdict: Verdict;
  scores: readonly { label: string; score: number; verdict: Verdict }[];
  action: string;
};

/** Last minute, one stake per item: height in percent and verdict. a = allowed, f = flagged, r = review. */
const minute =
  "a42 a55 a38 a61 f88 a47 a52 a35 a44 r66 a58 a41 a49 a63 a37 f92 f79 a45 a51 a56 a39 a60 a48 a43 r70 a54 a46 a36 a57 a50 f84 a44 a62 a40 a53 a47 a59 r64 a38 a45 a55 f95 a49 a42 a58 a51 a37 a46";

const verdictOf: Record<string, Verdict> = { a: "allowed", f: "flagged", r: "review" };

export const lastMinute: readonly { verdict: Verdict; height: number }[] = minute.split(" ").map((code) => ({
  verdict: verdictOf[code.charAt(0)] ?? "allowed",
  height: Number(code.slice(1)),
}));

const order: readonly Verdict[] = ["allowed", "flagged", "review"];

export const verdictCounts: readonly { label: string; count: number }[] = order.map((verdict) => ({
  label: verdictLabels[verdict],
  count: lastMinute.filter((item) => item.verdict === verdict).length,
}));
