import { checkUpload } from "./guides/check-upload";
import type { Guide } from "./guides/guide";
import { holdComment } from "./guides/hold-comment";
import { waitAndRetry } from "./guides/wait-and-retry";
import { watchHealth } from "./guides/watch-health";

/** The four code examples of the documentation, in order. */
export const guides: readonly Guide[] = [holdComment, checkUpload, waitAndRetry, watchHealth];

export type { Guide } from "./guides/guide";
export { retries } from "./guides/wait-and-retry";
