import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A response of the scripted API; "hang up" closes the connection without one. */
export type ScriptedAnswer =
  | "hang up"
  | { status?: number; body: string; headers?: Record<string, string>; perPath?: Record<string, string> };

/** An API that gives the configured responses in order, then repeats the last one. */
export async function startScriptedApi() {
  let script: readonly ScriptedAnswer[] = [];
  let calls = 0;
  const server = createServer((request, response) => {
    const answer = script[Math.min(calls, script.length - 1)];
    calls += 1;
    request.resume().on("end", () => {
      if (!answer || answer === "hang up") return request.socket.destroy();
      response.writeHead(answer.status ?? 200, { "Content-Type": "application/json", ...answer.headers });
      response.end(answer.perPath?.[request.url ?? ""] ?? answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer(...answers: ScriptedAnswer[]) {
      script = answers;
      calls = 0;
    },
    calls: () => calls,
    stop: () => server.close(),
  };
}
