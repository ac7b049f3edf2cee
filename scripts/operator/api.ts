import { shellActor } from "@/lib/platform/context";
import { type JsonSchema, toJsonSchema } from "@/lib/platform/openapi/operation";
import type { Operation } from "@/lib/platform/operations/define";
import { documentOperation } from "@/lib/platform/operations/document";
import { runAs } from "@/lib/platform/operations/handlers";
import { site } from "@/lib/site/brand";
import { type Command, readArgs, UsageError } from "./command";

/** An option: `--name VALUE`, or `--name` alone for a boolean. */
interface Option {
  name: string;
  place: "body" | "query" | "header";
  schema: JsonSchema;
  description?: string;
  required: boolean;
}

/** Documented staff operations by name. They are imported on demand. */
async function staffOperations(): Promise<Operation[]> {
  const { operations } = await import("@/lib/operations");
  return operations.filter(({ caller, docs }) => caller.kind === "staff" && docs);
}

async function find(name: string | undefined): Promise<Operation> {
  const found = (await staffOperations()).find((operation) => operation.name === name);
  if (found) return found;
  throw new UsageError(
    name ? `There is no operation “${name}”.` : "Give an operation, as shown by “api list”.",
  );
}

/** The fields of a body in any of its shapes. A field is required if every shape requires it. */
function optionsFromSchema(schema: JsonSchema): Option[] {
  if (schema.anyOf) {
    const shapes = schema.anyOf.map(optionsFromSchema);
    const fields = new Map(shapes.flat().map((field) => [field.name, field]));
    const isRequired = (field: Option) =>
      shapes.every((shape) => shape.some(({ name, required }) => name === field.name && required));
    return [...fields.values()].map((field) => ({ ...field, required: isRequired(field) }));
  }
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    place: "body",
    schema: field,
    description: field.description,
    required: schema.required?.includes(name) ?? false,
  }));
}

type Parameter = { name: string; in: string; schema: JsonSchema; description?: string; required: boolean };

function optionsOf(operation: Operation): Option[] {
  const [described] = documentOperation(operation);
  const parameters = (described?.extra.parameters ?? []) as Parameter[];
  const body = described?.request ? optionsFromSchema(toJsonSchema(described.request.schema, "input")) : [];
  const others = parameters.flatMap(({ in: place, ...parameter }): Option[] =>
    place === "query" || place === "header" ? [{ ...parameter, place }] : [],
  );
  return [...body, ...others];
}

const kindOf = ({ schema }: Option) => schema.type ?? schema.anyOf?.find(({ type }) => type !== "null")?.type;
/** `startsAt` becomes `starts-at`. */
const optionName = ({ name }: Option) => name.replaceAll(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();

/** Converts an option's value to its JSON type. @throws UsageError */
function typedValue(option: Option, typed: string | boolean): unknown {
  const kind = kindOf(option);
  if (typeof typed === "boolean") return typed;
  if (kind === "integer" || kind === "number") return Number(typed);
  if (typed === "null") return null;
  if (kind === "array" && !typed.startsWith("[")) return typed.split(",").map((item) => item.trim());
  if (kind !== "array" && kind !== "object") return typed;
  try {
    return JSON.parse(typed);
  } catch {
    throw new UsageError(`--${optionName(option)} must be JSON.`);
  }
}

async function run(name: string | undefined, args: string[]): Promise<string> {
  const operation = await find(name);
  const { path, method, params } = operation;
  const options = optionsOf(operation);
  const types = Object.fromEntries(
    options.map((option) => [
      optionName(option),
      { type: kindOf(option) === "boolean" ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  const { values, positionals } = readArgs(args, types, {
    maxArguments: params.length,
    allowNegative: true,
  });
  const missing = params[positionals.length];
  if (missing) throw new UsageError(`Give the ${missing === "id" ? "ID" : missing}.`);
  const sent = options.flatMap((option) => {
    const typed = values[optionName(option)];
    return typed === undefined ? [] : [{ ...option, value: typedValue(option, typed) }];
  });
  const at = (place: Option["place"]) =>
    Object.fromEntries(sent.filter((one) => one.place === place).map(({ name, value }) => [name, value]));
  const url = new URL(path, site.url);
  for (const [key, value] of Object.entries(at("query"))) url.searchParams.set(key, String(value));
  const headers = new Headers({ "Content-Type": "application/json" });
  for (const [key, value] of Object.entries(at("header"))) headers.set(key, String(value));
  const body = method === "GET" ? null : JSON.stringify(at("body"));
  const named = Object.fromEntries(params.map((param, index) => [param, positionals[index] ?? ""]));
  const response = await runAs(
    shellActor(new Date()),
    operation,
    new Request(url, { method, headers, body }),
    named,
  );
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return isJson ? JSON.stringify(JSON.parse(text), null, 2) : text.trimEnd();
}

function describeOption(option: Option): string {
  const { schema, description = "", required } = option;
  const name = optionName(option);
  const negative = kindOf(option) === "boolean" ? `, --no-${name}` : "";
  const choices = schema.enum ? ` One of ${schema.enum.join(", ")}.` : "";
  const facts = `${description}${choices}${required ? " Required." : ""}`.trim();
  return `  --${name}${negative}${facts ? `    ${facts}` : ""}`;
}

async function explain(name: string | undefined): Promise<string> {
  const operation = await find(name);
  const { docs, params, caller } = operation;
  const usage = [`api run ${operation.name}`, ...params.map((param) => param.toUpperCase())].join(" ");
  return [
    `${usage}    ${docs?.summary}`,
    docs?.description,
    `Needs the right ${caller.right}.`,
    ...optionsOf(operation).map(describeOption),
  ].join("\n");
}

async function list(): Promise<string> {
  const all = await staffOperations();
  const width = Math.max(...all.map(({ name }) => name.length));
  return all.map(({ name, docs }) => `${name.padEnd(width)}  ${docs?.summary}`).join("\n");
}

export const apiCommand: Command = {
  name: "api",
  summary: "Run any operation that staff can use over HTTP",
  help: `api list                     every operation
api explain OPERATION        what it does and its options
api run OPERATION [ID] …     run it and print the response as JSON

Write lists with commas, objects as JSON and times in UTC. To set an option that has no value to false, put --no- before its name. The audit shows the command line as the author.

Examples:
  npm run operator -- api run read-announcements
  npm run operator -- api run read-audit --kind message --from 2026-01-31
  npm run operator -- api run list-webhook-deliveries 7d0e1b52-7f0b-4d6c-9f5a-0c3d2e1f4a5b --show dead`,

  async run([verb, name, ...args]) {
    if (verb === "list") return list();
    if (verb === "explain") return explain(name);
    if (verb === "run") return run(name, args);
    throw new UsageError("Choose what to do: list, explain or run.");
  },
};
