#!/usr/bin/env node
/**
 * A stand-in for the API on your own machine. It answers from the OpenAPI document and refuses what does not fit it.
 *
 *   node mock-api.mjs https://…/openapi.json [--port 4010] [--busy 1] [--journal]
 *
 * The document is a file, an address, or "-" for standard input. Node 20 or newer, nothing to install.
 * It does not analyse anything: it answers with the documented example. Choose another with a request header:
 * "Prefer: example=allowed" or "Prefer: code=429". --busy answers the first calls with 429; --journal prints JSON.
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: "string", default: "4010" },
    busy: { type: "string", default: "0" },
    journal: { type: "boolean", default: false },
  },
});
const methods = ["get", "post", "put", "patch", "delete"];
const say = (line) => process.stdout.write(`${line}\n`);
const largestBody = 1024 * 1024;

async function load(source) {
  if (source === "-") return JSON.parse(await text(process.stdin));
  if (/^https?:/.test(source)) return (await fetch(source)).json();
  return JSON.parse(await readFile(source, "utf8"));
}

const follow = (at, key) => at?.[key];
const resolve = (document, node) =>
  node?.$ref ? node.$ref.slice(2).split("/").reduce(follow, document) : node;

const typeOf = (value) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);
const hasType = (value, type) => (type === "integer" ? Number.isInteger(value) : typeOf(value) === type);
const formats = {
  uri: (value) => URL.canParse(value),
  "date-time": (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value)),
  email: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
};

/** What is wrong with one value by itself, in a sentence. */
function fault(schema, value) {
  if (schema.type && !hasType(value, schema.type)) return `Must be of type ${schema.type}.`;
  if (schema.enum && !schema.enum.includes(value)) return `Must be one of ${schema.enum.join(", ")}.`;
  if ("const" in schema && value !== schema.const) return `Must be ${JSON.stringify(schema.const)}.`;
  if (typeof value !== "string") return undefined;
  if (value.length < (schema.minLength ?? 0)) return "Is too short.";
  if (value.length > (schema.maxLength ?? Infinity)) return `Must be at most ${schema.maxLength} characters.`;
  const wellFormed = formats[schema.format]?.(value) ?? true;
  return wellFormed ? undefined : `Must be a valid ${schema.format}.`;
}

/** Checks a value with everything inside it. @returns one sentence per bad field, by the field's path */
function check(document, reference, value, at = "") {
  const schema = resolve(document, reference);
  if (schema.anyOf) {
    const faults = schema.anyOf.map((option) => check(document, option, value, at));
    return faults.find((found) => Object.keys(found).length === 0) ?? faults[0];
  }
  const wrong = fault(schema, value);
  if (wrong) return { [at || "body"]: wrong };
  const inside = (name) => (at ? `${at}.${name}` : name);
  if (typeOf(value) === "array") {
    const items = value.map((item, index) => check(document, schema.items ?? {}, item, `${at}[${index}]`));
    return Object.assign({}, ...items);
  }
  if (typeOf(value) !== "object") return {};
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name));
  const members = Object.entries(value).map(([name, member]) => {
    const known = schema.properties?.[name];
    if (known) return check(document, known, member, inside(name));
    return schema.additionalProperties === false ? { [inside(name)]: "Is not a known field." } : {};
  });
  return Object.assign({}, ...missing.map((name) => ({ [inside(name)]: "Is required." })), ...members);
}

/** The operations of the document's own server, by method and path. Paths with servers of their own live elsewhere. */
function routesOf(document) {
  const base = new URL(document.servers[0].url).pathname.replace(/\/$/, "");
  const served = Object.entries(document.paths).filter(([, item]) => !item.servers);
  return served.flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => [`${method} ${base}${path}`, item[method]]),
  );
}

function refuse(document, status, fields) {
  const described = document.components.responses[status];
  const sentence = described?.description ?? "The document describes no such answer.";
  const example = described?.content["application/problem+json"].example ?? {
    status,
    error: sentence,
    message: sentence,
  };
  const headers = status === 429 || status === 503 ? { "Retry-After": "1" } : {};
  return {
    status,
    headers,
    type: "application/problem+json",
    body: fields ? { ...example, fields } : example,
  };
}

/** What to answer: a refusal when something doesn't fit, else the example that was asked for. */
function answer(document, operation, headers, sent, busy) {
  if (!operation) return refuse(document, 404);
  if (operation.security && !/^Bearer \S+$/.test(headers.authorization ?? "")) return refuse(document, 401);
  const wishes = (headers.prefer ?? "").split(",").map((wish) => wish.trim().split("="));
  const { code = "200", example } = Object.fromEntries(wishes);
  if (code !== "200") return refuse(document, Number(code));
  if (busy) return refuse(document, 429);
  if (operation.requestBody) {
    const { schema } = operation.requestBody.content["application/json"];
    const fields = sent === undefined ? { body: "Must be JSON." } : check(document, schema, sent);
    if (Object.keys(fields).length > 0) return refuse(document, 422, fields);
  }
  const { examples } = operation.responses[200].content["application/json"];
  const { value } = examples[example] ?? Object.values(examples)[0] ?? { value: {} };
  return { status: 200, headers: {}, type: "application/json", body: value };
}

async function readJson(request) {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) {
    body += chunk;
    if (body.length > largestBody) return undefined;
  }
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const document = await load(positionals[0] ?? "http://localhost:3000/openapi.json");
const routes = new Map(routesOf(document));
let busy = Number(values.busy);

const server = createServer(async (request, response) => {
  const { method = "GET", headers } = request;
  const path = new URL(request.url ?? "/", "http://localhost").pathname;
  const operation = routes.get(`${method.toLowerCase()} ${path}`);
  const sent = await readJson(request);
  const reply = answer(document, operation, headers, sent, busy > 0 && busy-- > 0);
  response.writeHead(reply.status, { ...reply.headers, "Content-Type": reply.type });
  response.end(`${JSON.stringify(reply.body, null, 2)}\n`);
  const entry = { operation: operation?.operationId ?? null, method, path, status: reply.status, sent };
  say(values.journal ? JSON.stringify(entry) : `${method} ${path} ${reply.status}`);
});
server.listen(Number(values.port), "127.0.0.1", () => {
  const { port } = server.address();
  const { pathname } = new URL(document.servers[0].url);
  say(`Mock API on http://localhost:${port}${pathname}, Ctrl+C to stop`);
});
