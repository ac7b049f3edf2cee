import { type Call, jsonAt, keyVariable } from "./language";

const types = { boolean: "bool", string: "string", strings: "[]string" } as const;
const exported = (name: string) => name.replace(/^./, (first) => first.toUpperCase());

/** The fields of the answer in gofmt's columns. */
function fields(reads: Call["reads"]): string[] {
  const nameWidth = Math.max(...reads.map(({ name }) => name.length));
  const typeWidth = Math.max(...reads.map(({ type }) => types[type].length));
  return reads.map(
    ({ name, type }) =>
      `\t\t${exported(name).padEnd(nameWidth)} ${types[type].padEnd(typeWidth)} \`json:"${name}"\``,
  );
}

export function goSample({ method, url, body, reads }: Call): string {
  const imports = [
    "encoding/json",
    "fmt",
    "log",
    "net/http",
    "os",
    ...(body === undefined ? [] : ["strings"]),
  ];
  const failed = ["\tif err != nil {", "\t\tlog.Fatal(err)", "\t}"];
  const payload = body === undefined ? [] : [`\tbody := strings.NewReader(\`${jsonAt(body, "\t", "\t")}\`)`];
  const result =
    reads.length > 0 ? ["\tvar result struct {", ...fields(reads), "\t}"] : ["\tvar result map[string]any"];
  const printed = reads.map(({ name }) => `result.${exported(name)}`).join(", ");
  return [
    "package main",
    "",
    "import (",
    ...imports.map((name) => `\t"${name}"`),
    ")",
    "",
    `const url = "${url}"`,
    "",
    "func main() {",
    ...payload,
    `\trequest, err := http.NewRequest("${method}", url, ${body === undefined ? "nil" : "body"})`,
    ...failed,
    `\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("${keyVariable}"))`,
    ...(body === undefined ? [] : [`\trequest.Header.Set("Content-Type", "application/json")`]),
    "",
    "\tresponse, err := http.DefaultClient.Do(request)",
    ...failed,
    "\tdefer response.Body.Close()",
    "\tif response.StatusCode != http.StatusOK {",
    "\t\tlog.Fatal(response.Status)",
    "\t}",
    "",
    ...result,
    "\tif err := json.NewDecoder(response.Body).Decode(&result); err != nil {",
    "\t\tlog.Fatal(err)",
    "\t}",
    `\tfmt.Println(${printed || "result"})`,
    "}",
  ].join("\n");
}
