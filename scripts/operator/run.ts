import { disconnect, isPostgresql } from "@/lib/platform/database";
import { DatabaseUnavailable, databaseCode } from "@/lib/platform/database/faults";
import { isBusy } from "@/lib/platform/database/sqlite/faults";
import { goneMessage } from "@/lib/platform/database/sqlite/file";
import { EnvironmentError } from "@/lib/platform/environment";
import { HttpError } from "@/lib/platform/http-error";
import { keepFilesPrivate } from "@/lib/platform/private-files";
import { settingList } from "@/lib/settings";
import { type Command, ExitError, printable, type Terminal, UsageError } from "./command";
import { commands } from "./commands";

const asksForHelp = (word: string | undefined) => word === "--help" || word === "-h" || word === "help";

function overview(): string {
  const width = Math.max(...commands.map((command) => command.name.length)) + 4;
  const list = commands.map((command) => `  ${command.name.padEnd(width)}${command.summary}`);
  const switches = settingList.filter(({ state }) => state.kind === "switch");
  const off = switches.map(({ slug }) => `npm run operator -- ${slug} off`);
  return `Usage: npm run operator -- COMMAND …

${list.join("\n")}

Help for a command:    npm run operator -- COMMAND --help
Everything off:        ${off.join(`\n${" ".repeat(23)}`)}`;
}

/** Messages of node:util about a wrong option are sentences; only its advice about `--` is left out. */
function isMistyped(error: unknown): error is Error {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && code.startsWith("ERR_PARSE_ARGS_");
}

/** What to do about an unavailable database, unless its message says so already. */
function adviceFor(error: DatabaseUnavailable): string {
  if (isBusy(error)) return " Try again.";
  if (error.message === goneMessage)
    return " Check DATABASE_URL, or restore a backup. If the site has never run here, run npm start once.";
  const isUnreachable = isPostgresql() && databaseCode(error) === undefined;
  return isUnreachable ? " Check that PostgreSQL is running, and check DATABASE_URL." : "";
}

/** Prisma's codes for a missing table and a missing column. */
const isUnprepared = (error: unknown) =>
  ["P2021", "P2022"].includes(String((error as { code?: unknown } | null)?.code));

function explain(error: unknown, command: Command): string {
  if (isMistyped(error) || error instanceof UsageError) {
    const sentence = error.message.split(". To specify")[0]?.replace(/\.?$/, ".");
    return `${sentence}\nFor help: npm run operator -- ${command.name} --help`;
  }
  if (error instanceof DatabaseUnavailable) {
    const code = databaseCode(error);
    return `The database can’t be used: ${error.message}${code ? ` (${code})` : ""}.${adviceFor(error)}`;
  }
  if (isUnprepared(error))
    return "The database is empty or from an older version. Check DATABASE_URL; if it is right, run npm run migrate.";
  if (error instanceof EnvironmentError)
    return `${error.message}\nCorrect this in .env.${error.message.includes("SESSION_SECRET is missing") ? " npm start writes a secret when it runs for the first time." : ""}`;
  if (error instanceof HttpError) return error.message;
  throw error;
}

/**
 * `npm run operator -- …`: the console's actions, from a shell. It writes to the database directly, so the site needn't
 * be running; a running one follows within two seconds.
 * @returns the exit status of the process
 */
export async function runCli([name, ...args]: string[], terminal: Terminal): Promise<number> {
  const print = (text: string) => terminal.out.write(`${printable(text)}\n`);
  const complain = (text: string) => terminal.err.write(`${printable(text)}\n`);
  if (name === undefined || asksForHelp(name)) {
    print(overview());
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    complain(`There is no command “${name}”.\n\n${overview()}`);
    return 2;
  }
  if (args.some(asksForHelp)) {
    print(command.help);
    return 0;
  }
  try {
    keepFilesPrivate();
    print(await command.run(args, terminal));
    return 0;
  } catch (error) {
    if (error instanceof ExitError) {
      complain(error.message);
      return error.status;
    }
    complain(explain(error, command));
    return 1;
  } finally {
    // It fails if the environment names no database, which was reported already.
    await disconnect().catch(() => undefined);
  }
}
