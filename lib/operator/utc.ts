/** An ISO moment as a datetime-local field takes it, in UTC; empty for none. Seconds are left out when they are zero. */
export function utcInput(iso: string | null): string {
  if (iso === null) return "";
  const second = new Date(iso).toISOString().slice(0, 19);
  return second.endsWith(":00") ? second.slice(0, 16) : second;
}
