import { addHours, subHours } from "date-fns";
import { figures } from "@/lib/site/figures";

/** In hours: calendar days of the machine’s time zone may not lead back to the same time when clocks change. */
const offerHours = figures.privacy.dataOfferDays * 24;

/** Until when an answer given at a time offers the data. */
export const offeredUntil = (answeredAt: Date): Date => addHours(answeredAt, offerHours);

/** When the answer was given that offers the data until then: what came in later isn't part of it, since nobody reviewed that. */
export const offeredSince = (until: Date): Date => subHours(until, offerHours);
