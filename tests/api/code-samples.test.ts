import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApiDocument } from "@/lib/openapi/document";
import { guides } from "@/lib/openapi/guides/guides";
import { integrationOperations } from "@/lib/openapi/integration/operations";
import { codeSamples } from "@/lib/openapi/samples/code-samples";
import { languages } from "@/lib/openapi/samples/language";
import { site } from "@/lib/site";
import { eventually } from "../support/eventually";
import { startMockApi } from "../support/mock-api";
import { schemaCheck } from "../support/schema-check";
import { isInstalled, runProgram } from "../support/toolchains";

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

/** Runs a program against a mock. @returns what it printed and the calls it made */
async function runAgainst(
  api: Mock,
  language: (typeof languages)[number]["id"],
  source: string,
  calls: number,
) {
  const before = api.journal.length;
  const printed = await runProgram(language, source.replaceAll(site.api.baseUrl, api.url));
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
    const { request, answer } = operation;
    if (request) expect(check(`/components/schemas/${request.name}`, call?.sent)).toEqual([]);
    const answered = Object.values(answer.examples)[0]?.value ?? {};
    for (const name of operation.reads) {
      const value = answered[name];
      const words = Array.isArray(value) ? value : [value];
      for (const word of words) expect(printed.toLowerCase()).toContain(String(word).toLowerCase());
    }
  });

  it.each(guides.filter(({ sources }) => sources[language]))("does what $id says", async (guide) => {
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
      // curl prints the answer itself.
      expect(printed).toContain(guide.prints);
    } finally {
      if (retries) api.stop();
    }
  });
});

describe.each(missing)("$label", ({ label }) => {
  it.skip(`not run: the toolchain of ${label} is not installed`, () => {});
});

describe("a refusal", () => {
  it.each(installed)("ends a $label program with an error", async ({ id }) => {
    const [operation] = integrationOperations;
    if (!operation) throw new Error("There is no operation.");
    const { source = "" } = codeSamples(operation).find(({ lang }) => lang === id) ?? {};
    await expect(runProgram(id, source.replaceAll(site.api.baseUrl, busyMock.url))).rejects.toThrow();
  });
});
