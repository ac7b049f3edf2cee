export { translations as lawWords } from "./generated";
