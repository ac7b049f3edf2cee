import type { Formats } from "@/lib/status/format";
import type { LiveWords } from "@/lib/status/words";

/** The texts of the page's script with its date and number formats, in the page's language. */
export type LiveStatusWords = LiveWords & Formats;
