import { actorNames } from "@/lib/content/operator/frame";

/** Who changed something, as a sentence says it. */
export const actorName = (actor: string): string => actorNames[actor] ?? actor;
