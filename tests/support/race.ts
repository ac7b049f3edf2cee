import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { scenarios } from "@/tests/platform/many-writers/scenarios";

type Scenarios = typeof scenarios;
export type Scenario = keyof Scenarios;

/** The result of one attempt: a value, or the status of a refusal. */
export type Ending<T> = { value: T } | { refused: number };

const root = path.resolve(import.meta.dirname, "../..");
const processes = 2;
/** How many attempts each process makes at once, by default. */
const timesEach = 4;
/** The total number of attempts of both processes. */
export const tries = processes * timesEach;

interface Answer {
  endings?: Ending<unknown>[];
  error?: string;
}

function startProcess(): ChildProcess {
  return fork(path.join(root, "tests/platform/many-writers/racer.ts"), {
    cwd: root,
    execArgv: ["--import", "tsx"],
    env: { ...process.env, TSX_TSCONFIG_PATH: path.join(root, "scripts/tsconfig.json"), VITEST: undefined },
  });
}

const nextMessage = (child: ChildProcess) =>
  new Promise<Answer>((resolve, reject) => {
    child.once("message", (message) => resolve(message as Answer));
    child.once("exit", (code) => reject(new Error(`A process ended with ${code}.`)));
  });

/** Two processes that run the same scenario on this test's database at once. */
export function racers() {
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    for (let count = 0; count < processes; count += 1) children.push(startProcess());
    await Promise.all(children.map(nextMessage));
  });
  afterAll(() => {
    for (const child of children) child.kill();
  });

  /** Runs a scenario this many times at once in each process. @returns the results of all attempts */
  return async function race<S extends Scenario>(
    scenario: S,
    input: Parameters<Scenarios[S]>[0],
    times = timesEach,
  ): Promise<Ending<Awaited<ReturnType<Scenarios[S]>>>[]> {
    const answers = children.map(nextMessage);
    children.forEach((child, number) => {
      child.send({ scenario, input, times, number });
    });
    const ended = await Promise.all(answers);
    return ended.flatMap(({ endings, error }) => {
      if (!endings) throw new Error(error);
      return endings as Ending<Awaited<ReturnType<Scenarios[S]>>>[];
    });
  };
}

export const valuesOf = <T>(endings: Ending<T>[]): T[] =>
  endings.flatMap((ending) => ("value" in ending ? [ending.value] : []));

/** The number of refusals by status. */
export function refusals(endings: Ending<unknown>[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const ending of endings)
    if ("refused" in ending) counts[ending.refused] = (counts[ending.refused] ?? 0) + 1;
  return counts;
}
