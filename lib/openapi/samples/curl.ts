import { type Call, jsonAt, keyVariable } from "./language";

/** For a POSIX shell. `--fail-with-body` makes a refusal an error and still shows its sentence. */
export function curlSample({ method, url, body }: Call): string {
  const lines = [
    "curl --fail-with-body",
    url,
    `-H "Authorization: Bearer $${keyVariable}"`,
    ...(body === undefined ? [] : [`-H "Content-Type: application/json"`]),
    // Inside single quotes a shell knows one special character: the quote itself.
    ...(body === undefined ? [] : [`-d '${jsonAt(body, "  ").replaceAll("'", "'\\''")}'`]),
    // -d makes it a POST.
    ...(body === undefined && method !== "GET" ? [`-X ${method}`] : []),
  ];
  return lines.join(" \\\n  ");
}
