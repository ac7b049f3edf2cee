import { Refusal } from "@/lib/platform/refusal";
import { exactTime } from "@/lib/site/dates";
import { deskCopy as copy } from "./words";

/** What somebody did meanwhile. */
export interface Change {
  what: string;
  who: string;
  at: Date;
}

/** So many changes are named. */
export const mostChanges = 3;

/** Refuses what was made from a version that no longer stands, and says what came after it, the latest first. */
export function changedMeanwhile(changes: readonly Change[]): Refusal {
  const told = changes
    .slice(0, mostChanges)
    .map(({ what, who, at }) => copy.change(what, who, exactTime(at)));
  return new Refusal(409, copy.conflict(told.join("; ") || copy.unknown));
}
