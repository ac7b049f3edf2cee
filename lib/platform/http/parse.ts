import { z } from "zod";
import { lengths } from "@/lib/platform/forms/lengths";
import { HttpError, type Sentence } from "@/lib/platform/http-error";
import { refused } from "@/lib/platform/words";
import { languageOf, type Translated } from "@/lib/site/language";
import { idempotencyHeader } from "./headers";
import { readText } from "./read-body";

export interface Parsed<T> {
  input: T;
  idempotencyKey: string | null;
  /** The hidden field that people don't see and form-filling programs do. */
  honeypot: string;
}

const ownFields = ["idempotencyKey", "website"] as const;

export function isForm(request: Request): boolean {
  return mediaType(request) === "application/x-www-form-urlencoded";
}

/** Whether it is a form that may carry files (RFC 7578). */
export function isMultipart(request: Request): boolean {
  return mediaType(request) === "multipart/form-data";
}

function mediaType(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

function fromJson(body: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new HttpError(
      400,
      refused(({ notJson }) => notJson),
    );
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new HttpError(
      422,
      refused(({ notObject }) => notObject),
    );
  }
  return value as Record<string, unknown>;
}

/**
 * Bytes that are no text are refused, since URLSearchParams would quietly store something else in their place. A line
 * break, which a browser sends as two characters, is one again, as it was when the page counted what was typed.
 */
function fromForm(body: string): Record<string, unknown> {
  try {
    body.match(/(?:%[0-9a-f]{2})+/gi)?.map(decodeURIComponent);
  } catch {
    throw new HttpError(
      400,
      refused(({ notUtf8 }) => notUtf8),
    );
  }
  const fields = [...new URLSearchParams(body)];
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll("\r\n", "\n")]));
}

/** The fields that a schema reads, in each of the shapes that it takes. */
function shapesOf(schema: unknown): Record<string, z.ZodType>[] {
  if (schema instanceof z.ZodObject) return [schema.shape];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(shapesOf);
  return schema instanceof z.ZodPipe ? shapesOf(schema.in) : [];
}

/** A browser sends "on" for a ticked box, which is a word like any other in every field that is no box. */
function tickBoxes(schema: z.ZodType, fields: Record<string, unknown>): Record<string, unknown> {
  const shapes = shapesOf(schema);
  const isBox = (name: string) =>
    shapes.some((shape) => Object.hasOwn(shape, name) && shape[name]?.safeParse(true).success);
  const isTicked = (name: string, value: unknown) => value === "on" && isBox(name);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isTicked(name, value) || value]),
  );
}

/** The sent fields, in whichever of the two encodings. @throws HttpError 400, 413, 415, 422 */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  if (isForm(request)) return fromForm(await readText(request));
  if (mediaType(request) === "application/json") return fromJson(await readText(request));
  throw new HttpError(
    415,
    refused((words) => words.mediaType),
  );
}

/** A schema whose sentences nobody reads in another language, or the same one in each. */
export type SchemaByLanguage<S extends z.ZodType> = S | Translated<S>;

const isOneSchema = <S extends z.ZodType>(schema: SchemaByLanguage<S>): schema is S =>
  schema instanceof z.ZodType;

/**
 * Splits off what belongs to the transport and validates the rest, with the sentences of the language that the request
 * asks for.
 * @throws HttpError 422 with every bad field named
 */
export function validate<S extends z.ZodType>(
  request: Request,
  schemas: SchemaByLanguage<S>,
  all: Record<string, unknown>,
): Parsed<z.output<S>> {
  const schema = isOneSchema(schemas) ? schemas : schemas[languageOf(request)];
  const { idempotencyKey, website, ...sent } = all;
  const result = schema.safeParse(isForm(request) ? tickBoxes(schema, sent) : sent);
  if (!result.success) throw unprocessable(result.error);
  const key = request.headers.get(idempotencyHeader) ?? idempotencyKey;
  return { input: result.data, idempotencyKey: checkedKey(key), honeypot: honeypotOf(website) };
}

/** Anything but text or nothing is also something that a person doesn't send. */
function honeypotOf(website: unknown): string {
  if (typeof website === "string") return website;
  return website === undefined || website === null ? "" : "not text";
}

function checkedKey(key: unknown): string | null {
  if (key === undefined || key === null || key === "") return null;
  if (typeof key === "string" && key.length <= lengths.idempotencyKey) return key;
  const sentence = refused((words) => words.idempotencyKey({ maximum: lengths.idempotencyKey }));
  throw new HttpError(422, sentence, { fields: { idempotencyKey: sentence } });
}

/** A form's message travels in an address, which may not be of any length. Each field keeps its own sentence. */
const mostSentences = 10;

function inOneMessage(sentences: string[]): Sentence {
  const more = sentences.length - mostSentences;
  const shown = sentences.slice(0, mostSentences).join(" ");
  return more > 0 ? refused((words) => words.more({ told: shown, more })) : shown;
}

function unprocessable(error: z.ZodError): HttpError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  return new HttpError(422, inOneMessage([...new Set(Object.values(fields))]), { fields });
}

/** Fields that the visitor typed, as text, without secrets and the transport's own. */
export function typedValues(
  sent: Record<string, unknown>,
  secretFields: readonly string[] = [],
): Record<string, string> {
  const hidden: readonly string[] = [...ownFields, "password", ...secretFields];
  const kept = Object.entries(sent).filter(([name]) => !hidden.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
