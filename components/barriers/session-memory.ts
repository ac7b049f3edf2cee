/** What the browser remembers for this session; a browser that stores nothing remembers nothing, and nothing fails. */
export const sessionMemory = {
  has(key: string): boolean {
    try {
      return sessionStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
  /** @returns whether it will be remembered */
  set(key: string): boolean {
    try {
      sessionStorage.setItem(key, "true");
      return true;
    } catch {
      return false;
    }
  },
  forget(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There was nothing to forget.
    }
  },
};
