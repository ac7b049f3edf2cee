import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeSamples } from "@/lib/integration-api/code-samples";
import { guides } from "@/lib/integration-api/guides";
import { type LanguageId, languages } from "@/lib/integration-api/languages";
import { integrationOperations } from "@/lib/integration-api/operations";
import { openApiDocument } from "@/lib/openapi/document";
import { site } from "@/lib/site/brand";
import { eventually } from "@/tests/support/eventually";
import { startMockApi } from "@/tests/support/mock-api";
import { schemaCheck } from "@/tests/support/schema-check";
import { isInstalled, runProgram } from "@/tests/support/toolchains";

type Mock = Awaited<ReturnType<typeof startMockApi>>;

const check = schemaCheck(openApiDocument());
const installed = languages.filter(({ id }) => isInstalled(id));
const missing = languages.filter((language) => !installed.includes(language));
const tally = new Map(installed.map(({ id }) => [id, 0]));
let mock: Mock;
let busyMock: Mock;

beforeAll(async () => {
  [mock, busyMock] = await Promise.all([startMockApi(), startMockApi(1_000)]);
});
afterAll(() => {
  mock.stop();
  busyMock.stop();
  for (const { id, label } of installed) console.log(`${label}: ${tally.get(id)} programs run`);
  for (const { label } of missing) console.log(`${label}: not run, its toolchain is not installed`);
});

/** Runs a program against a mock. @returns its output and the calls it made */
async function runAgainst(
  api: Mock,
  language: (typeof languages)[number]["id"],
  source: string,
  calls: number,
) {
  const before = api.journal.length;
  const { stdout: printed } = await runProgram(language, source, api.url);
  await eventually(() => expect(api.journal.length).toBe(before + calls));
  tally.set(language, (tally.get(language) ?? 0) + 1);
  return { printed, made: api.journal.slice(before) };
}

describe.each(installed)("$label", ({ id: language }) => {
  it.each(integrationOperations)("calls $method $path as documented", async (operation) => {
    const { source = "" } = codeSamples(operation).find(({ lang }) => lang === language) ?? {};
    const { printed, made } = await runAgainst(mock, language, source, 1);

    const [call] = made;
    expect(call).toMatchObject({ operation: operation.id, status: 200 });
    expect(call?.sent).toEqual(operation.request?.example);
    const { request, response } = operation;
    if (request) expect(check(`/components/schemas/${request.name}`, call?.sent)).toEqual([]);
    const answered = Object.values(response.examples)[0]?.value ?? {};
    for (const name of operation.reads) {
      const value = answered[name];
      const words = Array.isArray(value) ? value : [value];
      for (const word of words) expect(printed.toLowerCase()).toContain(String(word).toLowerCase());
    }
  });

  it.each(guides.filter(({ sources }) => sources[language]))(
    "does what the guide $id says",
    async (guide) => {
      const retries = guide.id === "wait-and-retry";
      const api = retries ? await startMockApi(1) : mock;
      try {
        const { printed, made } = await runAgainst(
          api,
          language,
          guide.sources[language] ?? "",
          guide.calls.length,
        );
        expect(made.map(({ operation }) => operation).sort()).toEqual([...guide.calls].sort());
        expect(made.map(({ status }) => status)).toEqual(retries ? [429, 200] : guide.calls.map(() => 200));
        expect(printed).toBe(guide.prints);
      } finally {
        if (retries) api.stop();
      }
    },
  );
});

describe.each(missing)("$label", ({ label }) => {
  it.skip(`is skipped: the toolchain of ${label} is not installed`, () => {});
});

describe("an error response", () => {
  it.each(installed)("ends a $label program with an error", async ({ id }) => {
    const [operation] = integrationOperations;
    if (!operation) throw new Error("There is no operation.");
    const { source = "" } = codeSamples(operation).find(({ lang }) => lang === id) ?? {};
    const failed = await runProgram(id, source, busyMock.url).catch((error) => error);
    expect(failed.code).toBeGreaterThan(0);
    // The refusal's body contains the id that support needs.
    expect(failed.stdout + failed.stderr).toContain("requestId");
  });
});

describe("without a base URL in the environment", () => {
  it.each(installed)("a $label program calls the API", async ({ id }) => {
    const [operation] = integrationOperations;
    if (!operation) throw new Error("There is no operation.");
    const { source = "" } = codeSamples(operation).find(({ lang }) => lang === id) ?? {};
    const before = mock.journal.length;
    await runProgram(id, source.replaceAll(site.api.baseUrl, mock.url), "");
    await eventually(() => expect(mock.journal.length).toBe(before + 1));
  });
});

describe("requests have a timeout", () => {
  const waits: Record<LanguageId, RegExp> = {
    curl: /--max-time 5\b/g,
    typescript: /AbortSignal\.timeout\(5000\)/g,
    python: /urlopen\(request, timeout=5\)/g,
    go: /http\.Client\{Timeout: 5 \* time\.Second\}/g,
  };
  const calls: Record<LanguageId, RegExp> = {
    curl: /^curl /gm,
    typescript: /\bfetch\(/g,
    python: /urlopen\(/g,
    go: /http\.(?:Client\{|DefaultClient|Get|Post)/g,
  };
  const programs = languages.flatMap(({ id: language }) => [
    ...integrationOperations.map((operation) => ({
      language,
      id: operation.id,
      source: codeSamples(operation).find(({ lang }) => lang === language)?.source ?? "",
    })),
    ...guides.map(({ id, sources }) => ({ language, id, source: sources[language] ?? "" })),
  ]);

  it.each(programs.filter(({ source }) => source))("$id in $language", ({ language, source }) => {
    expect(source.match(calls[language])?.length).toBeGreaterThan(0);
    expect(source.match(waits[language])?.length).toBe(source.match(calls[language])?.length);
  });
});
