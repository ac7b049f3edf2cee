#!/usr/bin/env node
/**
 * A stand-in for the API on your own machine. It responds as the OpenAPI document describes and rejects what does not match it.
 *
 *   node mock-api.mjs https://…/openapi.json [--port 4010] [--busy 1] [--journal]
 *
 * The document is a file, an address, or "-" for standard input. Node 20 or newer, nothing to install.
 * It does not analyze anything: it returns the documented example. Choose another with a request header:
 * "Prefer: example=allowed" or "Prefer: code=429". --busy N rejects the first N calls with 429; --journal prints JSON.
 */
const methods = ["get", "post", "put", "patch", "delete"];
const largestBody = 1024 * 1024;

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
    const known = Object.hasOwn(schema.properties ?? {}, name) && schema.properties[name];
    if (known) return check(document, known, member, inside(name));
    return schema.additionalProperties === false ? { [inside(name)]: "Is not a known field." } : {};
  });
  return Object.assign({}, ...missing.map((name) => ({ [inside(name)]: "Is required." })), ...members);
}

/** The operations of the document's own server, by path and method. Paths with servers of their own live elsewhere. */
function routesOf(document) {
  const base = new URL(document.servers[0].url).pathname.replace(/\/$/, "");
  const served = Object.entries(document.paths).filter(([, item]) => !item.servers);
  return served.map(([path, item]) => {
    const operations = Object.entries(item).filter(([method]) => methods.includes(method));
    return [base + path, Object.fromEntries(operations)];
  });
}

/** A problem as the API answers it: the document's example of this status, with what is known better here. */
function refuse(document, status, { sentence, fields, headers } = {}) {
  const described = document.components.responses[status]?.content?.["application/problem+json"]?.example;
  const said = sentence ?? described?.message ?? "The document describes no such error.";
  return {
    status,
    headers: { ...((status === 429 || status === 503) && { "Retry-After": "1" }), ...headers },
    type: "application/problem+json",
    body: {
      type: "about:blank",
      title: "Refused",
      ...described,
      status,
      error: said,
      message: said,
      ...(fields && { fields }),
      requestId: crypto.randomUUID?.() ?? String(Math.random()),
    },
  };
}

/** What the caller asks to be answered with, from the header Prefer. */
function wishOf(headers) {
  const wishes = (headers.prefer ?? "").split(",").map((wish) => wish.trim().split("="));
  const { code = "200", example = "" } = Object.fromEntries(wishes);
  return { code, example };
}

/** What to answer: a refusal when something doesn't fit, else the example that was asked for. */
function answer(document, routes, { method, path, headers }, body, busy) {
  const operation = routes.get(path)?.[method.toLowerCase()];
  if (!routes.has(path)) return refuse(document, 404);
  if (!operation) {
    const allowed = Object.keys(routes.get(path)).map((known) => known.toUpperCase());
    return refuse(document, 405, { headers: { Allow: allowed.join(", ") } });
  }
  if (operation.security && !/^Bearer \S+$/.test(headers.authorization ?? "")) return refuse(document, 401);
  const { code, example } = wishOf(headers);
  if (!/^(?:200|[45]\d\d)$/.test(code))
    return refuse(document, 400, { sentence: "Prefer: code takes 200 or a status from 400 to 599." });
  if (code !== "200") return refuse(document, Number(code));
  if (busy()) return refuse(document, 429);
  if (operation.requestBody) {
    if (body.tooLarge) return refuse(document, 413);
    if (!("sent" in body)) return refuse(document, 400);
    const { schema } = operation.requestBody.content["application/json"];
    const fields = check(document, schema, body.sent);
    if (Object.keys(fields).length > 0) return refuse(document, 422, { fields });
  }
  const { examples } = operation.responses[200].content["application/json"];
  const chosen = Object.hasOwn(examples, example) ? examples[example] : Object.values(examples)[0];
  return { status: 200, headers: {}, type: "application/json", body: chosen?.value ?? {} };
}

/** What was sent, from its text. */
function readBody(text, size = text.length) {
  if (size > largestBody) return { tooLarge: true };
  try {
    return { sent: JSON.parse(text) };
  } catch {
    return {};
  }
}

/**
 * The mock without a server, as a page runs it: `answer` takes a call and gives what the API would.
 * @param document the OpenAPI document
 * @param busy whether to refuse the next call with 429
 */
export function createMock(document, busy = () => false) {
  const routes = new Map(routesOf(document));
  return {
    base: new URL(document.servers[0].url).pathname.replace(/\/$/, ""),
    operationAt: (path, method) => routes.get(path)?.[method.toLowerCase()]?.operationId ?? null,
    answer: ({ body = "", ...call }) =>
      answer(document, routes, call, typeof body === "string" ? readBody(body) : body, busy),
  };
}

/** The program: serves the mock on this machine. */
async function run() {
  const [{ readFile }, { createServer, STATUS_CODES }, { text }, { parseArgs }] = await Promise.all([
    import("node:fs/promises"),
    import("node:http"),
    import("node:stream/consumers"),
    import("node:util"),
  ]);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: "string", default: "4010" },
      busy: { type: "string", default: "0" },
      journal: { type: "boolean", default: false },
    },
  });
  const say = (line) => process.stdout.write(`${line}\n`);

  async function load(source) {
    if (source === "-") return JSON.parse(await text(process.stdin));
    if (/^https?:/.test(source)) return (await fetch(source)).json();
    return JSON.parse(await readFile(source, "utf8"));
  }

  /** Reads to the end, so that the answer arrives, and keeps no more than is accepted. */
  async function readRequest(request) {
    const chunks = [];
    let size = 0;
    for await (const chunk of request) {
      size += chunk.length;
      if (size <= largestBody) chunks.push(chunk);
    }
    return readBody(Buffer.concat(chunks).toString("utf8"), size);
  }

  const document = await load(positionals[0] ?? "http://localhost:3000/openapi.json");
  let busy = Number(values.busy);
  const mock = createMock(document, () => busy > 0 && busy-- > 0);

  async function serve(request, response) {
    const { method, headers } = request;
    const [path] = request.url.split("?", 1);
    const body = await readRequest(request);
    const reply = mock.answer({ method, path, headers, body });
    if (reply.body.title === "Refused") reply.body.title = STATUS_CODES[reply.status] ?? "Refused";
    response.writeHead(reply.status, { ...reply.headers, "Content-Type": reply.type });
    response.end(`${JSON.stringify(reply.body, null, 2)}\n`);
    const operation = mock.operationAt(path, method);
    const entry = { operation, method, path, status: reply.status, sent: body.sent };
    say(values.journal ? JSON.stringify(entry) : `${method} ${path} ${reply.status}`);
  }

  // A caller that breaks off is gone; nothing is left to answer it with.
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(Number(values.port), "127.0.0.1", () => {
    const { port } = server.address();
    say(`Mock API on http://localhost:${port}${mock.base}, Ctrl+C to stop`);
  });
}

// In a browser the page calls createMock.
if (globalThis.process?.release?.name === "node") await run();
