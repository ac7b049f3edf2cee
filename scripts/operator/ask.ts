import { createInterface } from "node:readline/promises";

/** From the terminal, or from a pipe, so that a secret needn't stand in the shell's history. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}
