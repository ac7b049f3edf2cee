/** Text of the request forms and of the pages that lead to them. */
export { translations as intakeWords } from "./intake/generated";
