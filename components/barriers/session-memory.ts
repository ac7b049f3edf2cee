/** A wrapper of sessionStorage that never throws. If storage is unavailable, nothing is remembered. */
export const sessionMemory = {
  has(key: string): boolean {
    try {
      return sessionStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
  /** @returns whether it was stored */
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
      // Storage is unavailable, so there is nothing to remove.
    }
  },
};
