import { HttpError } from "@/lib/platform/http-error";
import { exactTime } from "@/lib/site/dates";
import { deskWords as words } from "./words";

/** A change since the version of a form. */
export interface Change {
  what: string;
  who: string;
  at: Date;
}

/** How many changes are listed. */
export const maxChanges = 3;

/** The error for an outdated version, with the changes since, the latest first. */
export function versionConflict(changes: readonly Change[]): HttpError {
  const descriptions = changes
    .slice(0, maxChanges)
    .map(({ what, who, at }) => words.change(what, who, exactTime(at)));
  return new HttpError(409, words.conflict(descriptions.join("; ") || words.unknown));
}
