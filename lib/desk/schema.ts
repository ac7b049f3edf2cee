import { z } from "zod";
import { selectedIds } from "./selected-rows";
import { deskWords } from "./words";

const words = deskWords.assignee;

/** The version that a form was made from. Without it, as from scripts, there is no check for conflicts. */
export const formVersion = z.coerce
  .number({ error: "The version must be a whole number." })
  .int({ error: "The version must be a whole number." })
  .min(1, { error: "The version must be a whole number." })
  .optional();

/** The new assignee: "me", "nobody", or a person's id. */
export const assignTo = z.string({ error: words.refused }).min(1, { error: words.refused }).max(64, {
  error: words.refused,
});

/**
 * The selected rows of a list and what is done with them: as `assignTo`, and for messages also "handled" or "open". The form
 * sends the address of the list; its query stays in `back`, to return to the same place.
 */
export const bulkActionSchema = z
  .object({ to: assignTo, back: z.string().max(2000).optional() })
  .loose()
  .transform(({ to, back, ...fields }) => ({
    to,
    back: back?.split("?")[1] ?? "",
    ids: selectedIds(fields),
  }));
