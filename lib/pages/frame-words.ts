import type { Translated } from "@/lib/site/language";
import type { FrameWords } from "./words/frame/en";
import { joined } from "./words/frame/generated";

/** What stands around every page, and around every legal text. */
export const frameWords: Translated<FrameWords> = joined;
