import { HttpError } from "@/lib/platform/http-error";
import { exactTime } from "@/lib/site/dates";
import { deskWords as words } from "./words";

/** What somebody did meanwhile. */
export interface Change {
  what: string;
  who: string;
  at: Date;
}

/** So many changes are named. */
export const mostChanges = 3;

/** The refusal of a change to an outdated version, with what changed since, the latest first. */
export function versionConflict(changes: readonly Change[]): HttpError {
  const descriptions = changes
    .slice(0, mostChanges)
    .map(({ what, who, at }) => words.change(what, who, exactTime(at)));
  return new HttpError(409, words.conflict(descriptions.join("; ") || words.unknown));
}
