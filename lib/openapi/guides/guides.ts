import { checkUpload } from "./check-upload";
import type { Guide } from "./guide";
import { holdComment } from "./hold-comment";
import { waitAndRetry } from "./wait-and-retry";
import { watchHealth } from "./watch-health";

/** The four code examples of the documentation page, in its order. */
export const guides: readonly Guide[] = [holdComment, checkUpload, waitAndRetry, watchHealth];
