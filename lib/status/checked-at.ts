import type { HealthRecord } from "./schema";

/** When the newest measurement in a record was made; null if it has none. Times in this format sort as text. */
export const checkedAt = ({ services }: Pick<HealthRecord, "services">): string | null =>
  services
    .flatMap(({ lastCheck }) => lastCheck ?? [])
    .toSorted()
    .at(-1) ?? null;
