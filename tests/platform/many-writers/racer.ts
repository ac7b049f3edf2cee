import { HttpError } from "@/lib/platform/http-error";
import { scenarios } from "./scenarios";

/** A process that runs the given scenario many times at once and reports each result. */
interface Order {
  scenario: keyof typeof scenarios;
  input: unknown;
  times: number;
  number: number;
}

process.on("message", async ({ scenario, input, times, number }: Order) => {
  const run = scenarios[scenario] as (input: unknown, turn: number) => Promise<unknown>;
  const turns = Array.from({ length: times }, (_, index) => number * times + index);
  try {
    const endings = await Promise.all(
      turns.map((turn) =>
        run(input, turn).then(
          (value) => ({ value: value ?? null }),
          (error) => {
            if (error instanceof HttpError) return { refused: error.status };
            throw error;
          },
        ),
      ),
    );
    process.send?.({ endings });
  } catch (error) {
    process.send?.({ error: `${scenario}: ${(error as Error).stack}` });
  }
});
process.send?.({});
