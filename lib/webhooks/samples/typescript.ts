export const typescript = `import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const secret = process.env.WEBHOOK_SECRET ?? "";
const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
if (key.length < 24) throw new Error("WEBHOOK_SECRET is missing.");

function isGenuine(id: string, timestamp: string, signatures: string, body: Buffer): boolean {
  // What was signed more than five minutes ago may have been recorded and sent again.
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300)) return false;
  const signed = createHmac("sha256", key).update(\`\${id}.\${timestamp}.\`).update(body);
  const expected = signed.digest();
  return signatures.split(" ").some((signature) => {
    const [version, text = ""] = signature.split(",");
    const given = Buffer.from(text, "base64");
    if (version !== "v1" || given.length !== expected.length) return false;
    return timingSafeEqual(given, expected);
  });
}

// Keep these where your other data is, for as long as a month: the same id may come again.
const seen = new Set<string>();

const server = createServer(async (request, response) => {
  const answer = (status: number) => response.writeHead(status, { "Content-Length": 0 }).end();
  if (!(Number(request.headers["content-length"]) <= 1_000_000)) return answer(413);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const header = (name: string) => String(request.headers[name] ?? "");
  const id = header("webhook-id");
  const [timestamp, signatures] = [header("webhook-timestamp"), header("webhook-signature")];
  if (!isGenuine(id, timestamp, signatures, body)) return answer(401);
  if (!seen.has(id)) {
    seen.add(id);
    const event: { type: string } = JSON.parse(body.toString());
    console.log(event.type, id);
  }
  return answer(204);
});

server.listen(Number(process.env.PORT || 8080));`;
