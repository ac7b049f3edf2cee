import { createRequire } from "node:module";

const cli = createRequire(import.meta.url).resolve("tsx/cli");

/** The command, after Node's own, that runs a TypeScript program: `[process.execPath, ...tsx]`, on every system. */
export const tsx = [cli];

/** The same for one of the project's scripts. @param file its path from the root */
export const projectScript = (file: string, ...args: string[]): string[] => [
  cli,
  "--tsconfig",
  "scripts/tsconfig.json",
  file,
  ...args,
];
