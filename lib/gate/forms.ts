import { z } from "zod";
import { toFields } from "@/lib/auth/forms/form-draft";
import { parseOfficeMoment } from "@/lib/platform/forms/office-moment";

/**
 * A form of the console whose end is in the office's time zone, as a browser's field sends it; input from programs is
 * unchanged.
 */
export const formWithEnd = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => {
    const fields = toFields(value);
    return "endsAt" in fields ? { ...fields, endsAt: parseOfficeMoment(fields.endsAt) } : fields;
  }, schema);
