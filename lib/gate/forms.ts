import { z } from "zod";
import { asFields, utcMoment } from "@/lib/auth/forms/form-draft";

/** A form of the console whose end is typed in UTC, as a browser's field sends it; what a program sends stays as it is. */
export const formWithEnd = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => {
    const fields = asFields(value);
    return "endsAt" in fields ? { ...fields, endsAt: utcMoment(fields.endsAt) } : fields;
  }, schema);
