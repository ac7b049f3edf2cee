import { readFileSync } from "node:fs";
import { Agent, request } from "node:https";

/**
 * `node load.mjs PORT NAME CERTIFICATE [MESSAGES]`: reads pages and sends messages, without a pause, until SIGTERM. Then
 * prints how often each status came, by method; what was not answered counts by its error. With a number of messages, all
 * come from one address; else each comes from another one of the loopback network, since a client has a limit.
 */
const [port, name, certificate, most] = process.argv.slice(2);
const agent = new Agent({ ca: readFileSync(certificate), keepAlive: false });
const pages = ["/contact", "/pricing", "/about"];
const pauseMs = { GET: 10, POST: most ? 1000 : 60 };

function ask(method, path, number, body) {
  const headers = {
    Host: name,
    ...(body && { "Content-Type": "application/json", "Content-Length": body.length }),
  };
  const localAddress = most ? undefined : `127.1.${(number >> 8) & 255}.${number & 255 || 1}`;
  return new Promise((resolve) => {
    const asking = request({
      host: "127.0.0.1",
      port,
      servername: name,
      method,
      path,
      agent,
      headers,
      localAddress,
    });
    asking.on("error", ({ code }) => resolve(code));
    asking.on("response", (answer) => {
      answer.on("error", ({ code }) => resolve(code));
      answer.resume().on("end", () => resolve(answer.statusCode));
    });
    asking.end(body);
  });
}

/** Each from another mailbox and domain, which have limits too. */
const messageOf = (number) =>
  Buffer.from(
    JSON.stringify({
      name: "Load",
      email: `load-${number}@example${number % 97}.com`,
      company: "",
      message: "A message under load.",
      type: "general",
    }),
  );

const counts = { GET: {}, POST: {} };
let isRunning = true;
process.on("SIGTERM", () => {
  isRunning = false;
});
async function repeat(method, limit = Number.POSITIVE_INFINITY) {
  for (let number = 0; isRunning && number < limit; number += 1) {
    const isGet = method === "GET";
    const path = isGet ? pages[number % pages.length] : "/api/contact/submit";
    const result = await ask(method, path, number, isGet ? undefined : messageOf(number));
    counts[method][result] = (counts[method][result] ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, pauseMs[method]));
  }
}
console.log("begun");
await Promise.all([repeat("GET"), repeat("GET"), repeat("POST", most ? Number(most) : undefined)]);
console.log(JSON.stringify(counts));
process.exit();
