import { figures } from "@/lib/site/figures";

const { claims, retention } = figures;

/** What the drawings of the features page say. Illustrations: no real message, person or address is shown. */
export const layersPicture = {
  message: { before: "free coins for the first 50, log in at ", marked: "c0in-drop.example", after: "" },
  lanes: [
    { name: "Browser pre-filter", time: `under ${claims.preFilterMs}\u00a0ms`, finding: "Suspicious link" },
    { name: "Server analysis", time: `under ${claims.analysisMs}\u00a0ms`, finding: "Phishing" },
  ],
  label: "One answer",
  verdict: "Flagged",
} as const;

export const languagesPicture = [
  { lang: "es", text: "Vete, aquí nadie te quiere" },
  { lang: "de", text: "Hau ab, keiner mag dich" },
  { lang: "tr", text: "Git, seni burada kimse istemiyor" },
  { lang: "uk", text: "Йди геть, ти тут зайвий" },
  { lang: "ar", text: "ارحل، لا أحد يريدك هنا" },
] as const;

export const visionPicture = { flagged: "Violence", allowed: "Allowed" } as const;

export const audioPicture = {
  transcript: "…I know where you park…",
  time: "0:04",
  finding: "Violence",
} as const;

export const ocrPicture = {
  lines: ["SEND 1 COIN", "GET 10 BACK"],
  field: "extractedText",
  value: "send 1 coin get 10 back",
} as const;

export const rulesPicture = {
  communities: ["Game chat", "School forum"],
  settings: ["Allow", "Review", "Stop"],
  rows: [
    { category: "Toxicity", settings: ["Review", "Stop"] },
    { category: "NSFW", settings: ["Stop", "Stop"] },
    { category: "Spam", settings: ["Stop", "Review"] },
    { category: "Violence", settings: ["Allow", "Review"] },
  ],
} as const;

export const integrationPicture = {
  request: "POST /moderation/text",
  header: "Authorization: Bearer $PALISADE_API_KEY",
  response: ["flagged: true", "categories: phishing, spam"],
  receivers: ["Your queue", "Your moderators", "Your logs"],
} as const;

export const analyticsPicture = {
  note: "Spam wave",
  legend: ["Toxicity", "Spam"],
  span: "Flagged per hour",
} as const;

export const deletionPicture = [
  { name: "Submitted content", period: `${retention.contentHours} hours`, reach: 1 },
  { name: "API usage and error logs", period: `${retention.logsDays} days`, reach: 2 },
  { name: "Result and metadata", period: `${retention.resultsDays} days`, reach: 3 },
] as const;
