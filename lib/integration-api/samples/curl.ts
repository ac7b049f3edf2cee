import { apiAddress, type Call, jsonAt, keyVariable, timeoutSeconds } from "../languages";

/** For a POSIX shell. `--fail-with-body` makes an HTTP error fail and still prints its body. */
export function curlSample({ method, path, body }: Call): string {
  const lines = [
    `curl --fail-with-body --max-time ${timeoutSeconds}`,
    `"$api${path}"`,
    `-H "Authorization: Bearer $${keyVariable}"`,
    ...(body === undefined ? [] : [`-H "Content-Type: application/json"`]),
    // Inside single quotes, the quote itself is the shell's only special character.
    ...(body === undefined ? [] : [`-d '${jsonAt(body, "  ").replaceAll("'", "'\\''")}'`]),
    // -d makes it a POST.
    ...(body === undefined && method !== "GET" ? [`-X ${method}`] : []),
  ];
  return `${apiAddress.curl}\n${lines.join(" \\\n  ")}`;
}
