import type { z } from "zod";
import { codeSamples } from "@/lib/integration-api/code-samples";
import { integrationOperations } from "@/lib/integration-api/operations";
import { operations } from "@/lib/operations";
import { problem, titleOf } from "@/lib/platform/forms/problem";
import {
  type DocumentedOperation,
  type ErrorDescription,
  type IntegrationOperation,
  type Json,
  type JsonObject,
  type JsonSchema,
  type SiteOperation,
  toJsonSchema,
} from "@/lib/platform/openapi/operation";
import { errorText } from "@/lib/platform/openapi/problems";
import { documentOperation } from "@/lib/platform/operations/document";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { paths as sitePaths } from "@/lib/site/paths";
import { siteWords } from "@/lib/site/words";
import { webhooksDescribed } from "./webhooks";

/** This website's own endpoints, from the definitions that its handlers use. */
export const siteOperations: readonly SiteOperation[] = operations.flatMap(documentOperation);

type Schemas = Record<string, JsonSchema>;

/** Adds the schema by name and returns a reference. @throws if two different schemas have the same name */
function refer(schemas: Schemas, name: string, schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const jsonSchema = toJsonSchema(schema, io);
  if (schemas[name] && JSON.stringify(schemas[name]) !== JSON.stringify(jsonSchema)) {
    throw new Error(`Two schemas are called ${name}.`);
  }
  schemas[name] = jsonSchema;
  return { $ref: `#/components/schemas/${name}` };
}

function describeOperation(operation: DocumentedOperation, schemas: Schemas) {
  const { id, tag, summary, description, request, response, errorStatuses } = operation;
  const json = (schema: JsonSchema, examples: Json) => ({ "application/json": { schema, examples } });
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...(request && {
      requestBody: {
        required: true,
        content: json(refer(schemas, request.name, request.schema, "input"), {
          example: { summary: "An example", value: request.example },
        }),
      },
    }),
    responses: {
      200: {
        description: response.description,
        content: json(refer(schemas, response.name, response.schema, "output"), response.examples),
      },
      ...Object.fromEntries(
        errorStatuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  };
}

function describeIntegration(operation: IntegrationOperation, schemas: Schemas) {
  return {
    ...describeOperation(operation, schemas),
    security: [{ apiKey: [] }],
    ...(operation.credits > 0 && { "x-credits": operation.credits }),
    "x-codeSamples": codeSamples(operation),
  };
}

function describeSite(operation: SiteOperation, schemas: Schemas) {
  const {
    errorStatuses,
    errorDescriptions = {},
    headers,
    otherResponses = {},
    otherRequestBodies = {},
    extra,
  } = operation;
  const { requestBody, responses, ...described } = describeOperation(operation, schemas);
  const [ok, json] = [responses[200], requestBody?.content["application/json"]];
  const otherEntries = Object.entries(otherResponses).map(([status, { sameBody, ...response }]) => [
    status,
    { ...response, ...(sameBody && { content: ok.content }) },
  ]);
  const bodies = Object.entries(otherRequestBodies).map(([type, schema]) => [
    type,
    { schema: schema ?? json?.schema },
  ]);
  return {
    ...described,
    ...(requestBody && {
      requestBody: { ...requestBody, content: { ...requestBody.content, ...Object.fromEntries(bodies) } },
    }),
    responses: {
      ...responses,
      ...Object.fromEntries(
        errorStatuses
          .filter((status) => errorDescriptions[status])
          .map((status) => [status, errorResponse(status, errorDescriptions[status])]),
      ),
      ...Object.fromEntries(otherEntries),
      200: { ...ok, ...(headers && { headers }) },
    },
    ...extra,
  };
}

/** The response for an error status, in general or with a meaning specific to an endpoint. */
function errorResponse(status: number, meaning?: ErrorDescription) {
  const { description } = meaning ?? errorText(status);
  const title = titleOf(status);
  const value: JsonObject = {
    type: "about:blank",
    title,
    status,
    error: description,
    message: description,
    ...(status === 422 && { fields: { field: "What is wrong with it, in a sentence." } }),
    requestId: "0d5f8f0e-7c1b-4c52-9a53-0d4d6f0e4a11",
  };
  const waits = status === 429 || status === 503;
  return {
    description: `${title}. ${description}`,
    ...(waits && {
      headers: {
        "Retry-After": { description: "Seconds to wait.", schema: { type: "integer", minimum: 0 } },
      },
    }),
    ...(status === 405 && {
      headers: { Allow: { description: "The supported methods.", schema: { type: "string" } } },
    }),
    content: {
      "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" }, example: value },
    },
  };
}

/** The API's OpenAPI 3.1 document: the integration API, and this site's own endpoints. */
export function openApiDocument() {
  const schemas: Schemas = {};
  refer(schemas, "Problem", problem, "output");
  const siteServers = { servers: [{ url: site.url, description: "This site" }] };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of integrationOperations) {
    paths[operation.path] = { [operation.method]: describeIntegration(operation, schemas) };
  }
  for (const operation of siteOperations) {
    paths[operation.path] = {
      ...siteServers,
      ...paths[operation.path],
      [operation.method]: describeSite(operation, schemas),
    };
  }
  const operationStatuses = [...integrationOperations, ...siteOperations].flatMap(
    ({ errorStatuses }) => errorStatuses,
  );
  // No operation returns these two; a wrong path or method does.
  const statuses = [404, 405, ...operationStatuses];
  return {
    openapi: "3.1.0",
    info: {
      title: `${site.name} API`,
      version: "1.0.0",
      summary: siteWords.en.tagline,
      description: `${siteWords.en.description} The integration API is at ${site.api.baseUrl}; this document also describes the endpoints of this website. For methods that aren’t listed, these return 405 with an \`Allow\` header.`,
      contact: { email: site.email.support, url: `${site.url}${sitePaths.contact}` },
      termsOfService: `${site.url}${sitePaths.terms}`,
    },
    externalDocs: { url: `${site.url}${sitePaths.documentation}`, description: "Documentation" },
    servers: [{ url: site.api.baseUrl, description: "Integration API" }],
    tags: [...new Set([...integrationOperations, ...siteOperations].map(({ tag }) => tag))].map((name) => ({
      name,
    })),
    "x-rate-limits": {
      developer: `${figures.plans.developer.ratePerMinute} requests per minute`,
      enterprise: "unlimited",
    },
    paths,
    webhooks: webhooksDescribed,
    components: {
      securitySchemes: {
        apiKey: { type: "http", scheme: "bearer", description: "An API key from the developer dashboard." },
        operatorToken: {
          type: "http",
          scheme: "bearer",
          description: "A token created in the console, with a role, or the operator token of this site.",
        },
        operatorSession: {
          type: "apiKey",
          in: "cookie",
          name: "palisade-operator",
          description: "A session of this site’s console.",
        },
      },
      schemas,
      responses: Object.fromEntries(
        [...new Set(statuses)].sort().map((status) => [status, errorResponse(status)]),
      ),
    },
  };
}
