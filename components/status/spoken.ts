import type { Formats } from "@/lib/status/format";
import type { LiveWords } from "@/lib/status/words";

/** What the page's script says, with what writes its moments and figures, in the one language of the page. */
export type StatusWords = LiveWords & Formats;
