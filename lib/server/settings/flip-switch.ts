import "server-only";
import { Refusal } from "@/lib/refusal";
import { settingInputs } from "@/lib/schemas/settings";
import type { ChangeFacts } from "./change-setting";
import { getSetting } from "./get-setting";
import { putSetting } from "./put-setting";

type SwitchKey = "maintenance" | "protection" | "announcement";

const ends = ["endTime", "expiresAt"] as const;

/** An end that has passed belongs to the last time: switched on again with it, an announcement would not be seen. */
function withoutPastEnds(value: object, now: Date): object {
  const past = ends.filter((name) => name in value && pastEnd((value as Record<string, unknown>)[name], now));
  return { ...value, ...Object.fromEntries(past.map((name) => [name, null])) };
}

const pastEnd = (end: unknown, now: Date) => typeof end === "string" && new Date(end) <= now;

/**
 * Turns one setting on or off and leaves the rest of it as it stands, under the same rules as when all of it is written.
 * @throws Refusal 412 when the version is stale, 422 when it can't be on as it stands; DatabaseUnavailable
 */
export async function flipSwitch(key: SwitchKey, enabled: boolean, facts: ChangeFacts): Promise<void> {
  const { value } = await getSetting(key);
  const rest = enabled ? withoutPastEnds(value, facts.now) : value;
  const checked = settingInputs[key].safeParse({ ...rest, enabled });
  if (!checked.success)
    throw new Refusal(422, checked.error.issues[0]?.message ?? "This can't be switched on.");
  await putSetting(key, checked.data, facts);
}
