import type { HomeWords } from "./home";
import type { Verdict } from "./home-queue";

/** The content of the pictures in the home page's tiles, besides their text. */

/** The messages of the two layers, by their outcome, in the order of the tracks. */
export const trackOrder: readonly Verdict[] = ["flagged", "review", "allowed"];

/** The number of stakes in each layer's fence. */
export const fences = { preFilter: 3, analysis: 7 } as const;

/** Sample messages, unchanged in every language of the page. */
export const languageSamples: readonly { code: string; text: string; verdict: Verdict }[] = [
  { code: "en", text: "See you at the meetup", verdict: "allowed" },
  { code: "de", text: "Gewinne jetzt 5.000\u00a0€", verdict: "flagged" },
  { code: "pt", text: "Obrigado pela ajuda!", verdict: "allowed" },
  { code: "fr", text: "Tu vas le regretter", verdict: "review" },
  { code: "id", text: "Terima kasih, semua", verdict: "allowed" },
];

export const clipLength = "0:14";

/** The lines of a rule: its keyword and the rest. */
export const ruleLines = (words: HomeWords["rules"]): [word: string, value: string][] => [
  [words.when, words.strict],
  [words.in, words.place],
  [words.consequence, words.hide],
  [words.elseIf, words.mild],
  [words.consequence, words.hold],
];

/** The bars of flagged items by category, relative to the width of the picture. */
export const categoryShares = {
  spam: 0.86,
  toxicity: 0.54,
  personal: 0.31,
  nsfw: 0.22,
  violence: 0.09,
} satisfies Record<keyof HomeWords["analytics"]["rows"], number>;

export const webhookSample = {
  label: "POST /hooks/moderation",
  payload: `{
  "flagged": true,
  "categories": ["phishing"],
  "userId": "u_4821"
}`,
} as const;
