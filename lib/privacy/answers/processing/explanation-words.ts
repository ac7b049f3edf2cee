/** The text of the explanation in an answer. */
export { translations as explanationWords } from "./words/generated";
