import type { Translated } from "@/lib/site/language";
import type { FrameWords } from "./words/frame/en";
import { translations } from "./words/frame/generated";

/** Text around every page, and around every legal document. */
export const frameWords: Translated<FrameWords> = translations;
