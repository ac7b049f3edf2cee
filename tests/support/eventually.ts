/**
 * Runs an assertion until it holds: for what another process does in its own time. Fails with the assertion's own
 * error once `limitMs` have passed, which only ends what hangs: there is no fixed wait.
 */
export async function eventually<T>(assertion: () => Promise<T> | T, limitMs = 120_000): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
