import type { Translated } from "@/lib/site/language";
import { de } from "./words/frame/de";
import { en, type FrameWords } from "./words/frame/en";
import { es } from "./words/frame/es";
import { fr } from "./words/frame/fr";

/** What stands around every page, and around every legal text. */
export const frameWords: Translated<FrameWords> = { en, de, fr, es };
