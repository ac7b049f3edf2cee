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

/** Somebody else changed it since. `changed` says what, without advice for the person at the form. */
export class VersionConflict extends HttpError {
  constructor(readonly changed: string) {
    super(409, words.conflict(changed));
  }
}

/** The error for an outdated version, with the changes since, the latest first. */
export function versionConflict(changes: readonly Change[]): VersionConflict {
  const descriptions = changes
    .slice(0, maxChanges)
    .map(({ what, who, at }) => words.change(what, who, exactTime(at)));
  return new VersionConflict(words.changed(descriptions.join("; ") || words.unknown));
}
