/** The servers under test that this process started, by address, with their output so far. */
const logs = new Map<string, () => string>();

export const addLog = (url: string, log: () => string): void => void logs.set(url, log);
export const removeLog = (url: string): void => void logs.delete(url);

/** The length of each server's output at a given time. */
export type LogMarks = ReadonlyMap<string, number>;

export const logMarks = (): LogMarks => new Map([...logs].map(([url, log]) => [url, log().length]));

const maxLength = 8000;

/** The output of the servers after `marks`: the last 8,000 characters of each, including failed requests. */
export function logSince(marks: LogMarks): string {
  return [...logs]
    .map(([url, log]) => ({
      url,
      text: log()
        .slice(marks.get(url) ?? 0)
        .slice(-maxLength)
        .trim(),
    }))
    .filter(({ text }) => text !== "")
    .map(({ url, text }) => `Server log of ${url} during this test:\n${text}`)
    .join("\n\n");
}
