export type { OverviewWords } from "./overview/en";
/** Sentences and links about several laws at once. */
export { translations as lawOverviewWords } from "./overview/generated";
