import { HttpError } from "@/lib/platform/http-error";
import { accountWords } from "./words";
import type { AccountWords } from "./words/en";

/** A refusal in the language of the response. @param field the field that is wrong, if one is */
export function refused(
  status: number,
  pick: (words: AccountWords["refusals"]) => string,
  field?: string,
): HttpError {
  const sentence = (language: keyof typeof accountWords) => pick(accountWords[language].refusals);
  return new HttpError(status, sentence, field ? { fields: { [field]: sentence } } : {});
}
