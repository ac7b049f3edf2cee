import { addDays, subDays } from "date-fns";
import { figures } from "@/lib/site/figures";

const { dataOfferDays } = figures.privacy;

/** Until when an answer given at a time offers the data. */
export const offeredUntil = (answeredAt: Date): Date => addDays(answeredAt, dataOfferDays);

/** When the answer was given that offers the data until then: what came in later isn't part of it, since nobody reviewed that. */
export const offeredSince = (until: Date): Date => subDays(until, dataOfferDays);
