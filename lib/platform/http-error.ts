import { type Language, mainLanguage } from "@/lib/site/language";

/** A message for visitors: in one language, or a function of the language. */
export type Sentence = string | ((language: Language) => string);

export const sentenceIn = (language: Language, sentence: Sentence): string =>
  typeof sentence === "string" ? sentence : sentence(language);

interface Details {
  /** Messages by field. */
  fields?: Record<string, Sentence>;
  /** Retry-After in seconds. */
  retryAfter?: number;
  headers?: Record<string, string>;
}

/** An intended error response. Its message is translated when the response is written, so code that throws needs no language. */
export class HttpError extends Error {
  override name = "HttpError";
  private readonly sentence: Sentence;

  /** @param sentence the message for visitors; `message` is the English one, for the console and the log */
  constructor(
    readonly status: number,
    sentence: Sentence,
    readonly details: Details = {},
  ) {
    super(sentenceIn(mainLanguage, sentence));
    this.sentence = sentence;
  }

  /** The message and those of the fields in a language. */
  localize(language: Language): { message: string; fields: Record<string, string> | undefined } {
    const { fields } = this.details;
    const localizeField = ([name, sentence]: [string, Sentence]) => [name, sentenceIn(language, sentence)];
    return {
      message: sentenceIn(language, this.sentence),
      fields: fields && Object.fromEntries(Object.entries(fields).map(localizeField)),
    };
  }
}

/** The refusal of a form because of one field, which has the same message. */
export const fieldError = (field: string, sentence: Sentence) =>
  new HttpError(422, sentence, { fields: { [field]: sentence } });
