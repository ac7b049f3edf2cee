import { heldAddress } from "@/lib/platform/forms/fields";
import { UsageError } from "./command";

/** The one address among a command's arguments. @throws UsageError */
export function emailArgument(positionals: string[]): string {
  const result = heldAddress.safeParse(positionals[0]);
  if (positionals.length === 1 && result.success) return result.data;
  throw new UsageError("Give one email address.");
}
