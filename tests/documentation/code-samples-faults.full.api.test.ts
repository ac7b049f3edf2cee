import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkUpload } from "@/lib/integration-api/guides/check-upload";
import { holdComment } from "@/lib/integration-api/guides/hold-comment";
import { retries, waitAndRetry } from "@/lib/integration-api/guides/wait-and-retry";
import { type LanguageId, languages } from "@/lib/integration-api/languages";
import { type ScriptedAnswer, startScriptedApi } from "@/tests/support/scripted-api";
import { isInstalled, runProgram } from "@/tests/support/toolchains";

let api: Awaited<ReturnType<typeof startScriptedApi>>;
beforeAll(async () => {
  api = await startScriptedApi();
});
afterAll(() => api.stop());

const inGuides = languages.filter(({ id }) => id !== "curl");
const installed = inGuides.filter(({ id }) => isInstalled(id));
const missing = inGuides.filter((language) => !installed.includes(language));

/** Runs a program, whether it succeeds or not. */
async function outcome(language: LanguageId, source: string) {
  return runProgram(language, source, api.url).then(
    (ended) => ({ ...ended, failed: false }),
    (error) => ({ stdout: String(error.stdout).trim(), stderr: String(error.stderr), failed: true }),
  );
}

const noVerdicts: [string, ScriptedAnswer][] = [
  ["no verdict", { body: "{}" }],
  ["a verdict that isn’t a boolean", { body: '{ "flagged": "false", "categories": [] }' }],
  ["null", { body: "null" }],
  ["an empty body", { body: "" }],
  ["broken JSON", { body: '{ "flagged": false, "categories": [' }],
  ["an error", { status: 429, body: '{ "requestId": "r-1" }', headers: { "Retry-After": "0" } }],
  ["an error with a verdict of “not flagged”", { status: 503, body: '{ "flagged": false }' }],
  ["a closed connection", "hang up"],
];

describe.each(installed)("in $label", ({ id: language }) => {
  const hold = holdComment.sources[language] ?? "";
  const upload = checkUpload.sources[language] ?? "";

  it("a comment is published if it is harmless", async () => {
    api.answer({ body: '{ "flagged": false, "categories": [] }' });
    expect(await outcome(language, hold)).toMatchObject({ stdout: "publish", stderr: "" });
  });

  it.each(noVerdicts)("a comment is held on %s, and the log says why", async (_, answer) => {
    api.answer(answer);
    const { stdout, stderr } = await outcome(language, hold);
    expect(stdout).toBe("hold");
    expect(stderr).toMatch(/held: ?\S+/);
    if (typeof answer === "object" && answer.body.includes("r-1")) expect(stderr).toContain("r-1");
  });

  it.each([
    ["/moderation/image", "spam"],
    ["/moderation/ocr", "nsfw"],
  ])("an upload is held if only %s flags it", async (path, category) => {
    const clear = '{ "flagged": false, "categories": [] }';
    api.answer({ body: clear, perPath: { [path]: `{ "flagged": true, "categories": ["${category}"] }` } });
    expect((await outcome(language, upload)).stdout).toBe(`hold: ${category}`);
    api.answer({ body: clear });
    expect((await outcome(language, upload)).stdout).toBe("publish");
  });

  it.each(noVerdicts.filter((_, at) => at % 2 === 0))(
    "an upload is not published on %s",
    async (_, answer) => {
      api.answer(answer);
      expect((await outcome(language, upload)).stdout).not.toContain("publish");
    },
  );
});

/** Modifies a program so that it prints its pauses instead of waiting. */
function withoutPauses(language: LanguageId, source: string): string {
  const changed: Partial<Record<LanguageId, string>> = {
    typescript: source.replace(
      "setTimeout(resolve, seconds * 1000)",
      "resolve(console.log('pause', seconds))",
    ),
    python: source.replace("time.sleep(", "print('pause', "),
    go: source.replace(/time\.Sleep\((.*)\)$/m, 'fmt.Println("pause", ($1).Seconds())'),
  };
  expect(changed[language]).not.toBe(source);
  return changed[language] ?? "";
}

const pausesIn = (stdout: string) =>
  [...stdout.matchAll(/^pause (\S+)$/gm)].map(([, seconds]) => Number(seconds));

describe.each(installed)("retries in $label", ({ id: language }) => {
  const source = waitAndRetry.sources[language] ?? "";
  const run = () => outcome(language, withoutPauses(language, source));
  const verdict = { body: '{ "flagged": true, "categories": ["spam"] }' };
  const busy = (retryAfter: string) => ({ status: 429, body: "{}", headers: { "Retry-After": retryAfter } });

  it.each<[string, ScriptedAnswer[], number[]]>([
    ["wait as long as the API asks for", [busy("7"), busy("0"), busy("60")], [7, 0, 60]],
    ["wait a minute at most", [busy("61"), busy("3600"), busy("9".repeat(400))], [60, 60, 60]],
    [
      "wait 1, 2 and 4 seconds if Retry-After isn’t a number",
      [busy("Wed, 21 Oct 2037 07:28:00 GMT"), busy("-5"), busy("1.5e3")],
      [1, 2, 4],
    ],
    [
      "wait 1, 2 and 4 seconds without Retry-After",
      [{ status: 500, body: "" }, "hang up", { body: "{" }],
      [1, 2, 4],
    ],
  ])("%s", async (_, answers, expected) => {
    api.answer(...answers, verdict);
    const { stdout, failed } = await run();
    const pauses = pausesIn(stdout);
    expect(pauses).toHaveLength(expected.length);
    pauses.forEach((seconds, at) => {
      expect(seconds).toBeGreaterThanOrEqual(expected[at] ?? Number.NaN);
      expect(seconds).toBeLessThanOrEqual((expected[at] ?? Number.NaN) + 1);
    });
    expect(failed).toBe(false);
    expect(stdout).toMatch(/^true$/m);
    expect(api.calls()).toBe(retries.tries);
  });

  it("happen no more often than documented, and then return the last answer", async () => {
    api.answer({ status: 503, body: '{ "requestId": "r-2" }' });
    const { stdout, stderr, failed } = await run();
    expect([failed, api.calls(), pausesIn(stdout).length]).toEqual([true, retries.tries, retries.tries - 1]);
    expect(stderr).toContain("r-2");
  });

  it.each([401, 422])("never happen after %d, which requires a change", async (status) => {
    api.answer({ status, body: '{ "requestId": "r-3" }' });
    const { stderr, failed } = await run();
    expect([failed, api.calls()]).toEqual([true, 1]);
    expect(stderr).toContain("r-3");
  });
});

describe.each(missing)("$label", ({ label }) => {
  it.skip(`is skipped: the toolchain of ${label} is not installed`, () => {});
});
