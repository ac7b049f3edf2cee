import type { HomeWords } from "./home";

/** The home page's product picture: an invented queue with the product's real fields and verdicts. */
export type Verdict = "allowed" | "flagged" | "review";
type Medium = "text" | "image" | "video" | "audio";

type QueueWords = HomeWords["queue"];
export type QueueCategory = keyof QueueWords["categories"];

export type QueueItem = {
  /** The key of its text. */
  key: keyof QueueWords["items"];
  medium: Medium;
  verdict: Verdict;
  category: QueueCategory;
  /** Confidence from 0 to 1 that the item belongs to the category. */
  score: number;
  /** Milliseconds until the response. */
  ms: number;
  /** The item shown in the inspector. */
  selected?: boolean;
};

export const queue: readonly QueueItem[] = [
  { key: "greeting", medium: "text", verdict: "allowed", category: "none", score: 0.02, ms: 38 },
  { key: "wallet", medium: "text", verdict: "flagged", category: "phishing", score: 0.97, ms: 6 },
  {
    key: "listing",
    medium: "image",
    verdict: "flagged",
    category: "personal",
    score: 0.93,
    ms: 87,
    selected: true,
  },
  { key: "voice", medium: "audio", verdict: "review", category: "toxicity", score: 0.58, ms: 92 },
  { key: "comment", medium: "text", verdict: "allowed", category: "none", score: 0.04, ms: 41 },
];

/** The item in the inspector. */
export const inspectedItem: {
  key: QueueItem["key"];
  verdict: Verdict;
  scores: readonly { category: QueueCategory; score: number; verdict: Verdict }[];
} = {
  key: "listing",
  verdict: "flagged",
  scores: [
    { category: "personal", score: 0.93, verdict: "flagged" },
    { category: "spam", score: 0.34, verdict: "review" },
    { category: "nsfw", score: 0.01, verdict: "allowed" },
    { category: "violence", score: 0.01, verdict: "allowed" },
  ],
};

/** The last minute, one bar per item: verdict (a = allowed, f = flagged, r = review) and height in percent. */
const minute =
  "a42 a55 a38 a61 f88 a47 a52 a35 a44 r66 a58 a41 a49 a63 a37 f92 f79 a45 a51 a56 a39 a60 a48 a43 r70 a54 a46 a36 a57 a50 f84 a44 a62 a40 a53 a47 a59 r64 a38 a45 a55 f95 a49 a42 a58 a51 a37 a46";

const verdictOf: Record<string, Verdict> = { a: "allowed", f: "flagged", r: "review" };

export const lastMinute: readonly { verdict: Verdict; height: number }[] = minute.split(" ").map((code) => ({
  verdict: verdictOf[code.charAt(0)] ?? "allowed",
  height: Number(code.slice(1)),
}));

const order: readonly Verdict[] = ["allowed", "flagged", "review"];

export const verdictCounts: readonly { verdict: Verdict; count: number }[] = order.map((verdict) => ({
  verdict,
  count: lastMinute.filter((item) => item.verdict === verdict).length,
}));
