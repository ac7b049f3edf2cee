import { existsSync } from "node:fs";
import path from "node:path";
import { disconnect } from "@/lib/platform/database";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { EnvironmentError } from "@/lib/platform/environment";
import { keepFilesPrivate } from "@/lib/platform/private-files";
import { Refusal } from "@/lib/platform/refusal";
import { settingList } from "@/lib/settings";
import { type Command, UsageError } from "./operator/command";
import { commands } from "./operator/commands";

/**
 * `npm run operator -- …`: what the console does, from a shell. It works on the database itself, so the site needn't
 * be running; a running one follows within two seconds.
 */
const [name, ...args] = process.argv.slice(2);
const asksForHelp = (word: string | undefined) => word === "--help" || word === "-h" || word === "help";

function overview(): string {
  const width = Math.max(...commands.map((command) => command.name.length)) + 4;
  const list = commands.map((command) => `  ${command.name.padEnd(width)}${command.summary}`);
  const switches = settingList.filter(({ state }) => state.kind === "switch");
  const off = switches.map(({ key }) => `npm run operator -- ${key} off`);
  return `Usage: npm run operator -- COMMAND …

${list.join("\n")}

What a command takes:  npm run operator -- COMMAND --help
Everything off:        ${off.join(`\n${" ".repeat(23)}`)}`;
}

/** What node:util says of a wrong option is a sentence; its advice about `--` is not for people. */
function isMistyped(error: unknown): error is Error {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && code.startsWith("ERR_PARSE_ARGS_");
}

function explain(error: unknown, command: Command): string {
  if (isMistyped(error) || error instanceof UsageError) {
    const sentence = error.message.split(". To specify")[0]?.replace(/\.?$/, ".");
    return `${sentence}\nWhat it takes: npm run operator -- ${command.name} --help`;
  }
  if (error instanceof DatabaseUnavailable) {
    return `The database can't be used: ${error.message}. If the site never ran here, run npm start once.`;
  }
  if (error instanceof EnvironmentError) return `${error.message}\nRun npm start once: it writes .env.`;
  if (error instanceof Refusal) return error.message;
  throw error;
}

async function main(): Promise<number> {
  if (name === undefined || asksForHelp(name)) {
    console.log(overview());
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    console.error(`There is no command “${name}”.\n\n${overview()}`);
    return 2;
  }
  if (args.some(asksForHelp)) {
    console.log(command.help);
    return 0;
  }
  try {
    keepFilesPrivate();
    console.log(await command.run(args));
    return 0;
  } catch (error) {
    console.error(explain(error, command));
    return 1;
  } finally {
    await disconnect();
  }
}

const envFile = path.join(import.meta.dirname, "../.env");
if (existsSync(envFile)) process.loadEnvFile(envFile);
process.exitCode = await main();
