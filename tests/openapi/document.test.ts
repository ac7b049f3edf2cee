import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { integrationOperations } from "@/lib/integration-api/operations";
import { openApiDocument, siteOperations } from "@/lib/openapi/document";
import type { SiteOperation } from "@/lib/platform/openapi/operation";
import { caseListQuery } from "@/lib/privacy/queue/list-schema";
import { figures } from "@/lib/site/figures";
import { eventList } from "@/lib/webhooks/events";
import { schemaCheck } from "@/tests/support/schema-check";

type Parameter = { name: string; in: string; schema: { default?: unknown }; description?: string };
const parametersOf = (operation?: SiteOperation) => (operation?.extra.parameters ?? []) as Parameter[];

const document = openApiDocument();
const check = schemaCheck(document);
const all = [...integrationOperations, ...siteOperations];

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it("lists the eight integration endpoints of the specification, each with its key and its cost", () => {
    const listed = integrationOperations.map(({ method, path: at, credits }) => `${method} ${at} ${credits}`);
    const { cost } = figures.credits;
    expect(listed).toEqual([
      `post /moderation/text ${cost.text}`,
      `post /moderation/image ${cost.image}`,
      `post /moderation/ocr ${cost.ocr}`,
      `post /aws/object-detection ${cost.image}`,
      `post /aws/face-analysis ${cost.image}`,
      `post /aws/celebrity-recognition ${cost.image}`,
      "get /analytics/dashboard 0",
      "get /health 0",
    ]);
    for (const { method, path: at, credits } of integrationOperations) {
      const described = document.paths[at]?.[method];
      expect(described).toMatchObject({ security: [{ apiKey: [] }] });
      // No price is listed for the last two, which doesn’t mean that they are free.
      if (credits === 0) expect(described).not.toHaveProperty("x-credits");
      else expect(described).toHaveProperty("x-credits", credits);
    }
  });

  it.each(all)("has examples that match their schemas: $id", ({ request, response }) => {
    if (request) expect(check(`/components/schemas/${request.name}`, request.example)).toEqual([]);
    for (const { value } of Object.values(response.examples)) {
      expect(check(`/components/schemas/${response.name}`, value)).toEqual([]);
    }
  });

  it("has the fields of a query as parameters, as they are checked", () => {
    const queryOf = (name: string) =>
      parametersOf(siteOperations.find(({ id }) => id === name)).filter((one) => one.in === "query");
    expect(queryOf("read-audit")).toContainEqual({
      name: "limit",
      in: "query",
      required: false,
      schema: { type: "integer", minimum: 1, maximum: 1000 },
      description: "Entries per page; 50 by default.",
    });
    const deliveries = queryOf("list-webhook-deliveries");
    expect(deliveries.map(({ name, schema }) => [name, schema.default])).toEqual([
      ["show", "all"],
      ["page", 1],
    ]);
    const requests = queryOf("list-privacy-requests");
    expect(requests.map(({ name }) => name)).toEqual(Object.keys(caseListQuery.shape));
  });

  it.each(siteOperations)("describes every parameter except those of the path: $id", (operation) => {
    const others = parametersOf(operation).filter((one) => one.in !== "path");
    expect(others.filter(({ description }) => !description)).toEqual([]);
  });

  it("describes every event as a webhook, with an example that matches its schema", () => {
    expect(Object.keys(document.webhooks)).toEqual(eventList.map(({ type }) => type));
    for (const { type } of eventList) {
      const { schema, examples } =
        document.webhooks[type]?.post.requestBody.content["application/json"] ?? {};
      expect(schema?.required).toEqual(["type", "timestamp", "data"]);
      const pointer = `/webhooks/${type}/post/requestBody/content/application~1json/schema`;
      expect(check(pointer, examples?.example.value)).toEqual([]);
      expect(check(pointer, { ...examples?.example.value, type: "another" })).not.toEqual([]);
    }
  });

  it("says which events are retried", () => {
    const retried = ({ type }: { type: string }) =>
      document.webhooks[type]?.post.responses["2XX"].description.endsWith("the delivery is retried.");
    expect(eventList.filter((event) => !retried(event)).map(({ type }) => type)).toEqual(["ping"]);
  });

  it.each(Object.keys(document.components.responses))("has an example of the error response %s", (status) => {
    const response = document.components.responses[status];
    expect(
      check("/components/schemas/Problem", response?.content["application/problem+json"].example),
    ).toEqual([]);
  });

  it.each(siteOperations.filter(({ request }) => request))(
    "documents an example that the handler’s own schema accepts: $id",
    ({ request }) => expect(request?.schema.safeParse(request.example).success).toBe(true),
  );
});
