import { spawnLogged } from "../../scripts/log-lines.mjs";

/** Runs a command like scripts/start.mjs runs the server, to test its log. */
const [command, ...args] = process.argv.slice(2);
const server = spawnLogged(command, args, { env: process.env });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
