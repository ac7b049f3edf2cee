import { createInterface } from "node:readline/promises";
import type { Terminal } from "./command";

/** From the terminal, or from a pipe, so that a secret needn't stand in the shell's history. */
export async function ask(question: string, { input, err }: Terminal): Promise<string> {
  const lines = createInterface({ input, output: err });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}
