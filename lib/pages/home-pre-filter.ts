import type { Category, Verdict } from "@/lib/moderation/types";
import { figures } from "@/lib/site/figures";

/** The pre-filter in the hero: every word it shows. */
export const preFilterCopy = {
  title: "Pre-filter",
  layer: "Layer 1 of 2",
  label: "Type or paste something a visitor might post",
  examplesLabel: "Or try",
  nothing: "Nothing matched. The full analysis would still read it for meaning.",
  findings: "What matched, and why",
  privacy: "Runs in this page. Nothing you type leaves it.",
  loading: "Loading the checker…",
  failed: "The checker could not be loaded. Type again to retry.",
  checkedIn: "Checked in",
  unmeasured: "Type to time it",
  layers: {
    text: `This is the first of two layers: pattern matching on the characters alone. Full analysis adds what depends on meaning, such as hate speech, threats and sarcasm, in ${figures.claims.languages} languages, and reads images, video and audio.`,
    link: "See both layers",
  },
} as const;

export const verdictLabels: Record<Verdict, string> = {
  flagged: "Flagged",
  review: "Review",
  allowed: "Allowed",
};

export const categoryLabels: Record<Category, string> = {
  profanity: "Profanity",
  phishing: "Phishing link",
  spam: "Spam link",
  email: "Email address",
  phone: "Phone number",
  card: "Card number",
  iban: "Bank account",
};

/** The first one is shown, already checked, before anything is typed. */
export const preFilterExamples = [
  {
    label: "Phishing",
    text: "Your account was locked. Confirm it at paypa1-help.com or call (404) 555-0142. Don’t be an a$$ about it.",
  },
  {
    label: "Disguises",
    text: "What a c r a p deal, total bullsh1t. Only аmazon.com-refund.top/login pays you back.",
  },
  {
    label: "Leaked details",
    text: "Send the deposit to GB82 WEST 1234 5698 7654 32, or use my card 4111 1111 1111 1111. Receipt to jo@example.com.",
  },
  {
    label: "Near misses",
    text: "My class assignment on Scunthorpe cost $4,111. Order 4111 1111 1111 1112 ships 2025-01-15; see paypal.com/help.",
  },
] as const;

/** What a screen reader hears once typing pauses. */
export function announce(verdict: Verdict, count: number, time: string): string {
  const matches = count === 1 ? "1 match" : `${count} matches`;
  return `${verdictLabels[verdict]}: ${count === 0 ? "nothing matched" : matches}, checked in ${time}.`;
}

/** Browsers round the clock to a tenth of a millisecond or more; less than that can't be told. */
export function formatMs(ms: number): string {
  return ms < 0.1 ? "under 0.1 ms" : `${ms.toFixed(1)} ms`;
}

export function andMore(count: number): string {
  return `And ${count} more, marked in the text.`;
}
