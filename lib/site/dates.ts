import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { site } from "./brand";

/** A date as statutory mails and pages write it, in the office's time zone. */
export const longDate = (date: Date): string => format(new TZDate(date, site.timeZone), "MMMM d, yyyy");

/** A moment in a document to be read, with the office's zone. */
export const longTime = (date: Date): string =>
  format(new TZDate(date, site.timeZone), "MMMM d, yyyy, HH:mm (zzz)");

/** A moment as a case's record writes it, with the office's zone. */
export const exactTime = (date: Date): string =>
  format(new TZDate(date, site.timeZone), "MMM d, yyyy, HH:mm (zzz)");
