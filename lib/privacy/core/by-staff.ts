import { type Context, staffName } from "@/lib/platform/context";

/** When and by whom, for an event that records what staff did. */
export const byStaff = (context: Context) => ({
  at: context.now,
  actor: "operator",
  staff: staffName(context),
});
