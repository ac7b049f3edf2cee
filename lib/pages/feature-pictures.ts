import type { FeaturesWords } from "./features";

type PictureWords = FeaturesWords["pictures"];

/** The content of the features page's drawings besides their text. */

/** One insult in several scripts, unchanged in every language of the page. */
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

/** How each of the two communities treats a category. */
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

/** The length of each bar: ordered, not to scale. */
export const deletionBarLengths = { content: 1, logs: 2, results: 3 } as const satisfies Record<
  keyof PictureWords["deletion"],
  number
>;
