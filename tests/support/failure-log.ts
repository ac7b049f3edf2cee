import { beforeEach } from "vitest";
import { logMarks, logSince } from "./site-logs";

/** When a test fails, prints what its servers logged while it ran. */
beforeEach(({ onTestFailed }) => {
  const marks = logMarks();
  onTestFailed(() => {
    const text = logSince(marks);
    if (text) console.error(text);
  });
});
