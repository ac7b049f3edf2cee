/**
 * Repeats an assertion until it holds, for actions of other processes. After `limitMs`, which only ends hanging tests,
 * it fails with the assertion's own error. There is no fixed wait.
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
