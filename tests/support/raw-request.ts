import { type Agent, request } from "node:http";

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  bytes: Buffer;
}

/**
 * Sends a request exactly as given: path, method and headers unchanged, where fetch would normalize them.
 * @param url the server's address
 * @param agent reuses connections; without it each request has a new one
 */
export function rawRequest(
  url: string,
  path: string,
  {
    method = "GET",
    headers = {},
    agent = false,
  }: { method?: string; headers?: Record<string, string>; agent?: Agent | false } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: bytes.toString("utf8"), bytes });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}
