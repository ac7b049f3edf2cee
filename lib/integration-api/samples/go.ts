import { apiAddress, type Call, jsonAt, keyVariable, timeoutSeconds } from "../languages";

const types = { boolean: "bool", string: "string", strings: "[]string" } as const;
const exportedName = (name: string) => name.replace(/^./, (first) => first.toUpperCase());

/** The fields of the response, aligned like gofmt does. */
function fields(reads: Call["reads"]): string[] {
  const nameWidth = Math.max(...reads.map(({ name }) => name.length));
  const typeWidth = Math.max(...reads.map(({ type }) => types[type].length));
  return reads.map(
    ({ name, type }) =>
      `\t\t${exportedName(name).padEnd(nameWidth)} ${types[type].padEnd(typeWidth)} \`json:"${name}"\``,
  );
}

export function goSample({ method, path, body, reads }: Call): string {
  const imports = [
    "encoding/json",
    "fmt",
    "io",
    "log",
    "net/http",
    "os",
    ...(body === undefined ? [] : ["strings"]),
    "time",
  ];
  const failed = ["\tif err != nil {", "\t\tlog.Fatal(err)", "\t}"];
  const payload = body === undefined ? [] : [`\tbody := strings.NewReader(\`${jsonAt(body, "\t", "\t")}\`)`];
  const result =
    reads.length > 0 ? ["\tvar result struct {", ...fields(reads), "\t}"] : ["\tvar result map[string]any"];
  const printedFields = reads.map(({ name }) => `result.${exportedName(name)}`).join(", ");
  return [
    "package main",
    "",
    "import (",
    ...imports.map((name) => `\t"${name}"`),
    ")",
    "",
    "func main() {",
    apiAddress.go,
    ...payload,
    `\trequest, err := http.NewRequest("${method}", api+"${path}", ${body === undefined ? "nil" : "body"})`,
    ...failed,
    `\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("${keyVariable}"))`,
    ...(body === undefined ? [] : [`\trequest.Header.Set("Content-Type", "application/json")`]),
    "",
    `\tclient := &http.Client{Timeout: ${timeoutSeconds} * time.Second}`,
    "\tresponse, err := client.Do(request)",
    ...failed,
    "\tdefer response.Body.Close()",
    "\tif response.StatusCode != http.StatusOK {",
    "\t\trefusal, _ := io.ReadAll(response.Body)",
    `\t\tlog.Fatalf("%s: %s", response.Status, refusal)`,
    "\t}",
    "",
    ...result,
    "\tif err := json.NewDecoder(response.Body).Decode(&result); err != nil {",
    "\t\tlog.Fatal(err)",
    "\t}",
    `\tfmt.Println(${printedFields || "result"})`,
    "}",
  ].join("\n");
}
