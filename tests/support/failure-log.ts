import { beforeEach } from "vitest";
import { logMarks, logSince } from "./site-logs";

/** If a test fails, prints what its servers logged during it. */
beforeEach(({ onTestFailed }) => {
  const marks = logMarks();
  onTestFailed(() => {
    const text = logSince(marks);
    if (text) console.error(text);
  });
});
