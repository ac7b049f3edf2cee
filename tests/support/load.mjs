import { readFileSync } from "node:fs";
import { Agent, request } from "node:https";

/**
 * `node load.mjs PORT NAME CERTIFICATE [MESSAGES]`: reads pages and sends messages without pause until SIGTERM. Then
 * prints the number of each status (or error) by method. With MESSAGES, all come from one address; otherwise each has
 * another loopback address, because clients are limited.
 */
const [port, name, certificate, most] = process.argv.slice(2);
const agent = new Agent({ ca: readFileSync(certificate), keepAlive: false });
const pages = ["/contact", "/pricing", "/about"];
const pauseMs = { GET: 10, POST: most ? 1000 : 60 };

/** A response's status; for 503 also its source: nginx without a process, or the site itself. */
const nameOf = ({ statusCode }, body) => {
  if (statusCode !== 503) return statusCode;
  return body.includes("Back in a moment") ? statusCode : `503 of the site: ${body.slice(0, 200)}`;
};

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
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => resolve(nameOf(answer, Buffer.concat(parts).toString())));
    });
    asking.end(body);
  });
}

/** Each from a different mailbox and domain, which are limited too. */
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
