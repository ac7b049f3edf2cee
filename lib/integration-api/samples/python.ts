import type { Json } from "@/lib/platform/openapi/operation";
import { apiAddress, type Call, keyVariable, timeoutSeconds } from "../languages";

/** A JSON value as a Python literal, indented like black does. */
function literal(value: Json, indent: string): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}    `;
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${literal(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join("")}${indent}${close}`;
}

/** Uses only the standard library, so that nothing must be installed before the first call. */
export function pythonSample({ method, path, body, reads }: Call): string {
  const authorization = `"Authorization": f"Bearer {os.environ['${keyVariable}']}"`;
  const request =
    body === undefined
      ? [`    headers={${authorization}},`]
      : [
          `    method="${method}",`,
          "    headers={",
          `        ${authorization},`,
          `        "Content-Type": "application/json",`,
          "    },",
          `    data=json.dumps(${literal(body, "    ")}).encode(),`,
        ];
  const printedFields = reads.map(({ name }) => `result["${name}"]`).join(", ");
  return [
    "import json",
    "import os",
    "import sys",
    "import urllib.error",
    "import urllib.request",
    "",
    apiAddress.python,
    "request = urllib.request.Request(",
    `    f"{api}${path}",`,
    ...request,
    ")",
    "try:",
    `    with urllib.request.urlopen(request, timeout=${timeoutSeconds}) as response:`,
    "        result = json.load(response)",
    "except urllib.error.HTTPError as refusal:",
    `    sys.exit(f"{refusal.code}: {refusal.read().decode()}")`,
    "",
    `print(${printedFields || "result"})`,
  ].join("\n");
}
