import { z } from "zod";
import { lengths } from "@/lib/platform/forms/lengths";
import { honeypot } from "@/lib/platform/forms/spec";
import { fieldError, HttpError, type Sentence } from "@/lib/platform/http-error";
import { createRefusal, refusalSentence } from "@/lib/platform/words";
import { languageOf, type Translated } from "@/lib/site/language";
import { idempotencyHeader } from "./headers";
import { readText } from "./read-body";

export interface Parsed<T> {
  input: T;
  idempotencyKey: string | null;
  /** The hidden field that only programs fill in. */
  honeypot: string;
}

const transportFields = ["idempotencyKey", honeypot] as const;

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
    throw createRefusal(400, ({ notJson }) => notJson);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw createRefusal(422, ({ notObject }) => notObject);
  }
  return value as Record<string, unknown>;
}

/**
 * Refuses invalid UTF-8, which URLSearchParams would silently replace. Line breaks, which browsers send as CRLF, become LF again, so
 * that lengths match those in the browser.
 */
function fromForm(body: string): Record<string, unknown> {
  try {
    body.match(/(?:%[0-9a-f]{2})+/gi)?.map(decodeURIComponent);
  } catch {
    throw createRefusal(400, ({ notUtf8 }) => notUtf8);
  }
  const fields = [...new URLSearchParams(body)];
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll("\r\n", "\n")]));
}

/** The fields of a schema, of all its variants. */
function shapesOf(schema: unknown): Record<string, z.ZodType>[] {
  if (schema instanceof z.ZodObject) return [schema.shape];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(shapesOf);
  return schema instanceof z.ZodPipe ? shapesOf(schema.in) : [];
}

/** Converts "on" into true for checkboxes only: in other fields it is text. */
function convertCheckboxes(schema: z.ZodType, fields: Record<string, unknown>): Record<string, unknown> {
  const shapes = shapesOf(schema);
  const isBox = (name: string) =>
    shapes.some((shape) => Object.hasOwn(shape, name) && shape[name]?.safeParse(true).success);
  const isTicked = (name: string, value: unknown) => value === "on" && isBox(name);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isTicked(name, value) || value]),
  );
}

/** The fields of a JSON or form body. @throws HttpError 400, 413, 415, 422 */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  if (isForm(request)) return fromForm(await readText(request));
  if (mediaType(request) === "application/json") return fromJson(await readText(request));
  throw createRefusal(415, (words) => words.mediaType);
}

/** A schema with messages in English, or one for each language. */
export type SchemaByLanguage<S extends z.ZodType> = S | Translated<S>;

const isOneSchema = <S extends z.ZodType>(schema: SchemaByLanguage<S>): schema is S =>
  schema instanceof z.ZodType;

/**
 * Separates idempotency key and honeypot, and validates the rest with messages in the request's language.
 * @throws HttpError 422 with a message for every invalid field
 */
export function validate<S extends z.ZodType>(
  request: Request,
  schemas: SchemaByLanguage<S>,
  all: Record<string, unknown>,
): Parsed<z.output<S>> {
  const schema = isOneSchema(schemas) ? schemas : schemas[languageOf(request)];
  const { idempotencyKey, [honeypot]: trap, ...sent } = all;
  const fromPage = isForm(request) || isMultipart(request);
  const result = schema.safeParse(fromPage ? convertCheckboxes(schema, sent) : sent);
  if (!result.success) throw unprocessable(result.error);
  const key = request.headers.get(idempotencyHeader) ?? idempotencyKey;
  return { input: result.data, idempotencyKey: checkedKey(key), honeypot: honeypotOf(trap) };
}

/** Anything but text or nothing was sent by a program. */
function honeypotOf(sent: unknown): string {
  if (typeof sent === "string") return sent;
  return sent === undefined || sent === null ? "" : "not text";
}

function checkedKey(key: unknown): string | null {
  if (key === undefined || key === null || key === "") return null;
  if (typeof key === "string" && key.length <= lengths.idempotencyKey) return key;
  throw fieldError(
    "idempotencyKey",
    refusalSentence((words) => words.idempotencyKey({ maximum: lengths.idempotencyKey })),
  );
}

/** The console passes the message in an address (`withFlash`), so its length is limited. Each field keeps its own message. */
const maxSentences = 10;

function inOneMessage(sentences: string[]): Sentence {
  const more = sentences.length - maxSentences;
  const shown = sentences.slice(0, maxSentences).join(" ");
  return more > 0 ? refusalSentence((words) => words.more({ message: shown, more })) : shown;
}

function unprocessable(error: z.ZodError): HttpError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  return new HttpError(422, inOneMessage([...new Set(Object.values(fields))]), { fields });
}

/** The typed fields as text, without secrets, transport fields and objects, which only JSON can have. */
export function typedValues(
  sent: Record<string, unknown>,
  secretFields: readonly string[] = [],
): Record<string, string> {
  const hidden: readonly string[] = [...transportFields, "password", ...secretFields];
  const isTyped = (name: string, value: unknown) => !hidden.includes(name) && Object(value) !== value;
  const visibleFields = Object.entries(sent).filter(([name, value]) => isTyped(name, value));
  return Object.fromEntries(visibleFields.map(([name, value]) => [name, String(value)]));
}
