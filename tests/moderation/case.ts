import type { Category } from "@/lib/moderation/types";

type Expected = [category: Category, excerpt: string];
/** A text and all matches that it should give, in order. An empty list is a near miss: nothing may match. */
export type Case = [text: string, ...expected: Expected[]];
