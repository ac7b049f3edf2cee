import type { FeaturesWords } from "./features";

type PictureWords = FeaturesWords["pictures"];

/** What the drawings of the features page show beside their words. */

/** The same insult in several scripts, as it was written, whatever the language of the page. */
export const insults = [
  { lang: "es", text: "Vete, aquí nadie te quiere" },
  { lang: "de", text: "Hau ab, keiner mag dich" },
  { lang: "tr", text: "Git, seni burada kimse istemiyor" },
  { lang: "uk", text: "Йди геть, ти тут зайвий" },
  { lang: "ar", text: "ارحل، لا أحد يريدك هنا" },
] as const;

export const clipTime = "0:04";

export const ocrField = "extractedText";

type Setting = keyof PictureWords["rules"]["settings"];

/** What each of the two communities does with a category. */
export const ruleRows: readonly {
  category: keyof PictureWords["rules"]["categories"];
  game: Setting;
  school: Setting;
}[] = [
  { category: "toxicity", game: "review", school: "stop" },
  { category: "nsfw", game: "stop", school: "stop" },
  { category: "spam", game: "stop", school: "review" },
  { category: "violence", game: "allow", school: "review" },
];

export const integrationCall = {
  request: "POST /moderation/text",
  header: "Authorization: Bearer $PALISADE_API_KEY",
  response: ["flagged: true", "categories: phishing, spam"],
} as const;

/** How far each bar reaches: ordered, not to scale. */
export const deletionReach = { content: 1, logs: 2, results: 3 } as const satisfies Record<
  keyof PictureWords["deletion"],
  number
>;
