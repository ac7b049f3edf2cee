import { type Language, mainLanguage } from "@/lib/site/language";

/** What a visitor reads: a sentence of one language, or the one that says the same in each. */
export type Sentence = string | ((language: Language) => string);

/** A sentence in a language; one that is there in one language only stays in it. */
export const sentenceIn = (language: Language, sentence: Sentence): string =>
  typeof sentence === "string" ? sentence : sentence(language);

interface Details {
  /** One sentence for each bad field. */
  fields?: Record<string, Sentence>;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  headers?: Record<string, string>;
}

/**
 * A request that is answered with an error on purpose. Whoever throws it needn't know in which language it is answered:
 * whoever answers asks for its sentences in that one.
 */
export class HttpError extends Error {
  override name = "Refusal";
  private readonly sentence: Sentence;

  /** @param sentence what the visitor reads; in English it is the message, as the console and the log have it */
  constructor(
    readonly status: number,
    sentence: Sentence,
    readonly details: Details = {},
  ) {
    super(sentenceIn(mainLanguage, sentence));
    this.sentence = sentence;
  }

  /** What is read of it in a language: the sentence, and that of each bad field where there are such. */
  localize(language: Language): { message: string; fields: Record<string, string> | undefined } {
    const { fields } = this.details;
    const localizeField = ([name, sentence]: [string, Sentence]) => [name, sentenceIn(language, sentence)];
    return {
      message: sentenceIn(language, this.sentence),
      fields: fields && Object.fromEntries(Object.entries(fields).map(localizeField)),
    };
  }
}
