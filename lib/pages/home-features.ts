import { answeredSentence } from "@/lib/privacy/law-words";
import { figures } from "@/lib/site/figures";
import type { Verdict } from "./home-queue";

const { claims, retention } = figures;

export const featureSection = {
  eyebrow: "What it does",
  title: "Everything people post, checked to the same standard",
  lead: "Hate speech, spam and phishing, NSFW content, toxicity, violence, exposed personal information, deepfakes and child-safety material.",
} as const;

export const layersTile = {
  title: "Two layers of checking",
  text: "The first layer runs in the visitor's own browser and stops obvious abuse before it is sent. The second analyses everything in depth on the server.",
  messages: [
    { text: "free gift cards, click now", verdict: "flagged", outcome: "Never sent" },
    { text: "send the deposit first", verdict: "review", outcome: "Held for review" },
    { text: "see you at practice tonight", verdict: "allowed", outcome: "Delivered" },
  ] satisfies { text: string; verdict: Verdict; outcome: string }[],
  fences: [
    { label: "Pre-filter, in the browser", time: `under ${claims.preFilterMs} ms`, stakes: 3 },
    { label: "AI analysis, on the server", time: `under ${claims.analysisMs} ms`, stakes: 7 },
  ],
} as const;

export const languagesTile = {
  title: `${claims.languages} languages`,
  text: "The same categories and the same scale, whichever language a message is written in.",
  samples: [
    { code: "en", text: "See you at the meetup", verdict: "allowed" },
    { code: "de", text: "Gewinne jetzt 5.000 €", verdict: "flagged" },
    { code: "pt", text: "Obrigado pela ajuda!", verdict: "allowed" },
    { code: "fr", text: "Tu vas le regretter", verdict: "review" },
    { code: "id", text: "Terima kasih, semua", verdict: "allowed" },
  ] satisfies { code: string; text: string; verdict: Verdict }[],
} as const;

export const mediaTile = {
  title: "Text, images, video, audio",
  text: "Pictures are read too: text inside an image goes through the same checks as a message.",
  clip: "0:14",
} as const;

export const rulesTile = {
  title: "Your own rules",
  text: "Set how each category is handled in each place: a strict lobby, a tolerant debate forum.",
  rule: [
    ["when", "toxicity ≥ 0.80"],
    ["in", "#general"],
    ["then", "hide, notify author"],
    ["else if", "toxicity ≥ 0.50"],
    ["then", "hold for review"],
  ],
} as const;

export const privacyTile = {
  title: `Deleted within ${retention.contentHours} hours`,
  text: `Submitted content is erased automatically. ${answeredSentence}`,
  scale: ["received", "checked", `erased, ${retention.contentHours} h`],
} as const;

export const analyticsTile = {
  title: "Analytics by category",
  text: "See which categories are rising, where, and how your rules responded.",
  rows: [
    { label: "Spam and phishing", share: 0.86 },
    { label: "Toxicity", share: 0.54 },
    { label: "Personal information", share: 0.31 },
    { label: "NSFW", share: 0.22 },
    { label: "Violence", share: 0.09 },
  ],
  note: "Example data: flagged items by category, relative to the week's total",
} as const;

export const webhookTile = {
  title: "REST API, SDK, webhooks",
  text: "Call the API and wait for the answer, or receive it by webhook.",
  label: "POST /hooks/moderation",
  payload: `{
  "flagged": true,
  "categories": ["phishing"],
  "userId": "u_4821"
}`,
} as const;
