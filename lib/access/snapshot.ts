import "server-only";
import { cachedRead } from "@/lib/platform/cached-read";
import { read } from "@/lib/platform/database";
import { type Pass, passOfCookie, passOfRow, sharedPasscode, whereActive } from "./passes";

const snapshot = cachedRead<Pass[]>({
  name: "passes",
  async read() {
    const rows = await read((db) => db.accessPass.findMany({ where: whereActive(new Date()) }));
    return rows.map(passOfRow);
  },
  fallback: () => "nobody is let in by one",
});

/**
 * The active named passcodes and links, cached by `cachedRead`. If the database is unavailable, the last ones read; none
 * if it could never be read.
 */
async function passesSnapshot(): Promise<Pass[]> {
  return (await snapshot.current())?.value ?? [];
}

/** The active pass of a cookie: the passcode for everyone, or a named passcode or link. */
export async function currentPass(
  cookie: string | undefined,
  passcodeHash: string | null,
  now: Date,
): Promise<Pass | null> {
  if (!cookie) return null;
  return passOfCookie(cookie, [...sharedPasscode(passcodeHash), ...(await passesSnapshot())], now);
}

/** After a change in this process, the next request reads them again. */
export const clearCachedPasses = (): void => snapshot.clear();
