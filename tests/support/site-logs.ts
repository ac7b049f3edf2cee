/** The servers under test that run in this process, by address, with what each has printed so far. */
const logs = new Map<string, () => string>();

export const addLog = (url: string, log: () => string): void => void logs.set(url, log);
export const removeLog = (url: string): void => void logs.delete(url);

/** How much each server had printed at a moment. */
export type LogMarks = ReadonlyMap<string, number>;

export const logMarks = (): LogMarks => new Map([...logs].map(([url, log]) => [url, log().length]));

const longest = 8000;

/** What the servers printed after `marks`: the last 8,000 characters of each, with the requests that failed included. */
export function logSince(marks: LogMarks): string {
  return [...logs]
    .map(([url, log]) => ({
      url,
      text: log()
        .slice(marks.get(url) ?? 0)
        .slice(-longest)
        .trim(),
    }))
    .filter(({ text }) => text !== "")
    .map(({ url, text }) => `Server log of ${url} during this test:\n${text}`)
    .join("\n\n");
}
