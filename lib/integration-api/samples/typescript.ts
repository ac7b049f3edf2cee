import type { Json } from "@/lib/platform/openapi/operation";
import { apiAddress, type Call, keyVariable, timeoutSeconds } from "../languages";

/** JSON as written in source code: plain names unquoted, and a trailing comma if it spans lines. */
function literal(value: Json, indent: string): string {
  const json = JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:");
  return json.replace(/([^[{,\s])$(?=\n)/gm, "$1,").replaceAll("\n", `\n${indent}`);
}

const types = { boolean: "boolean", string: "string", strings: "string[]" } as const;

export function typescriptSample({ method, path, body, reads }: Call): string {
  const authorization = `Authorization: \`Bearer \${process.env.${keyVariable}}\``;
  const options =
    body === undefined
      ? [`  headers: { ${authorization} },`]
      : [
          `  method: "${method}",`,
          "  headers: {",
          `    ${authorization},`,
          `    "Content-Type": "application/json",`,
          "  },",
          `  body: JSON.stringify(${literal(body, "  ")}),`,
        ];
  const names = reads.map(({ name }) => name).join(", ");
  const shape = reads.map(({ name, type }) => `${name}: ${types[type]}`).join("; ");
  const result =
    reads.length > 0
      ? [
          `type Answer = { ${shape} };`,
          `const { ${names} }: Answer = await response.json();`,
          `console.log(${names});`,
        ]
      : ["console.log(await response.json());"];
  return [
    apiAddress.typescript,
    `const response = await fetch(\`\${api}${path}\`, {`,
    ...options,
    `  signal: AbortSignal.timeout(${timeoutSeconds * 1000}),`,
    "});",
    `if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);`,
    "",
    ...result,
  ].join("\n");
}
