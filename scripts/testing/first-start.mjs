import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { root } from "../lib.mjs";

/**
 * What somebody does after cloning: `npm start` must install, build and serve, and stop when npm is stopped. CI runs
 * this first, in its clone, because nothing else has prepared the folder then. `npm test` continues with the result.
 */
async function freePort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** Requests the contact page. @returns its HTML, or null while nothing listens */
async function contactPage(port) {
  const answer = await fetch(`http://localhost:${port}/contact`).catch(() => null);
  if (answer && answer.status !== 200) throw new Error(`/contact answered ${answer.status}.`);
  return answer ? answer.text() : null;
}

/** The limit only ends a hanging run. */
const twentyMinutes = 20 * 60_000;

async function waitFor(condition, what) {
  const end = Date.now() + twentyMinutes;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`${what} took more than 20 minutes.`);
    await setTimeout(250);
  }
}

const port = await freePort();
const npm = spawn("npm", ["start"], {
  cwd: root,
  env: { ...process.env, PORT: String(port) },
  stdio: ["ignore", "inherit", "inherit"],
});
const ended = once(npm, "exit");
try {
  let html = null;
  await waitFor(async () => {
    if (npm.exitCode !== null) throw new Error(`npm start ended with exit code ${npm.exitCode}.`);
    html = await contactPage(port);
    return html !== null;
  }, "Installing, building and starting");
  if (!html.includes("<form")) throw new Error("/contact has no form.");
  npm.kill("SIGTERM");
  await ended;
  await waitFor(async () => (await contactPage(port)) === null, "Stopping");
  console.log("• npm start serves from this folder, and stopped with npm");
} catch (error) {
  npm.kill("SIGTERM");
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
