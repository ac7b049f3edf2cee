import { actorNames } from "@/lib/console/words";

/** Who changed something, as a sentence says it. */
export const actorName = (actor: string): string => actorNames[actor] ?? actor;
