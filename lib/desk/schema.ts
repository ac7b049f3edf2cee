import { z } from "zod";
import { deskWords } from "./words";

const copy = deskWords.assignee;

/** The version that a form was made from. Without it, as from scripts, there is no check for conflicts. */
export const formVersion = z.coerce
  .number({ error: "The version must be a whole number." })
  .int({ error: "The version must be a whole number." })
  .min(1, { error: "The version must be a whole number." })
  .optional();

/** The new assignee: "me", "nobody", or a person's id. */
export const assignTo = z.string({ error: copy.refused }).min(1, { error: copy.refused }).max(64, {
  error: copy.refused,
});
