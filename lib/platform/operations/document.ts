import { z } from "zod";
import {
  anyOriginDocs,
  formEncodedBody,
  idempotencyKey,
  languageQueryParameter,
  tooLong,
} from "@/lib/platform/openapi/common";
import { type SiteOperation, toJsonSchema } from "@/lib/platform/openapi/operation";
import { mainLanguage } from "@/lib/site/language";
import type { ErrorMeanings } from "./callers";
import type { Operation } from "./define";

const takesBody = ({ method, input, body }: Operation) =>
  method !== "GET" && (input !== undefined || body !== undefined);

const bodyErrors: ErrorMeanings = { 400: "", 411: "", 413: tooLong.description, 415: "", 422: "" };
const idempotencyErrors: ErrorMeanings = { 409: "" };

/** The errors of an operation by status, with their meaning; "" for the common meaning. */
function errorsOf(operation: Operation): ErrorMeanings {
  const { method, caller, isStillValid, errors } = operation;
  return {
    ...caller.errors.always,
    ...(method !== "GET" && caller.errors.writing),
    ...(takesBody(operation) && bodyErrors),
    ...(isStillValid && idempotencyErrors),
    ...errors,
  };
}

/** The English schema of the body, or of GET’s query. If it depends on the path, `docs.request` has one. */
function schemaOf({ name, input, docs }: Operation): z.ZodType {
  if (docs?.request?.schema) return docs.request.schema;
  if (!input || typeof input === "function") throw new Error(`${name} doesn’t say what is sent.`);
  return input instanceof z.ZodType ? input : input[mainLanguage];
}

/** The query of GET as parameters, each with the description of its field. */
function queryParameters(operation: Operation): object[] {
  const { method, input, docs } = operation;
  if (method !== "GET" || !(docs?.query ?? input)) return [];
  const { properties = {}, required = [] } = toJsonSchema(docs?.query ?? schemaOf(operation), "input");
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
    description,
  }));
}

const pathParameter = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });

/** The operation for the OpenAPI document; none if only this site's pages call it. */
export function documentOperation(operation: Operation): SiteOperation[] {
  const { name, method, path, params, caller, isStillValid, form, docs } = operation;
  if (!docs) return [];
  const { tag, summary, description, request, response } = docs;
  const headers = operation.anyOrigin ? { ...anyOriginDocs, ...docs.headers } : docs.headers;
  const errors = Object.entries(errorsOf(operation));
  const parameters = [
    ...params.map(pathParameter),
    ...(caller.inLanguages ? [languageQueryParameter] : []),
    ...(isStillValid ? [idempotencyKey] : []),
    ...queryParameters(operation),
    ...(docs.parameters ?? []),
  ];
  const isPlainForm = takesBody(operation) && (form !== undefined || caller.kind === "visitor");
  return [
    {
      id: name,
      method: method.toLowerCase() as SiteOperation["method"],
      path,
      tag,
      summary,
      description,
      ...(request && {
        request: { name: request.name, schema: schemaOf(operation), example: request.example },
      }),
      response,
      errorStatuses: errors.map(([status]) => Number(status)),
      errorDescriptions: Object.fromEntries(
        errors.flatMap(([status, meaning]) => (meaning ? [[status, { description: meaning }]] : [])),
      ),
      headers,
      otherResponses: { ...(form?.described && redirectResponse(form.described)), ...docs.otherResponses },
      otherRequestBodies: { ...(isPlainForm && formEncodedBody), ...docs.otherRequestBodies },
      extra: {
        ...(caller.security && { security: caller.security }),
        ...(parameters.length > 0 && { parameters }),
      },
    },
  ];
}

const redirectResponse = ({
  response,
  location,
  headers,
}: NonNullable<NonNullable<Operation["form"]>["described"]>): SiteOperation["otherResponses"] => ({
  303: {
    description: response,
    headers: { Location: { description: location, schema: { type: "string" } }, ...headers },
  },
});
