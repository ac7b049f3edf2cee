/** What a confirmation link of an account still does. */
export type VerificationState = "open" | "confirmed" | "expired" | "unknown";

/**
 * @param link the stored half of the link, null when there is none
 * @param account whom it confirms, null when it is gone
 */
export function verificationState(
  link: { expiresAt: Date; usedAt: Date | null } | null,
  account: { verifiedAt: Date | null } | null,
  now: Date,
): VerificationState {
  if (!link || !account) return "unknown";
  if (account.verifiedAt || link.usedAt) return "confirmed";
  return link.expiresAt <= now ? "expired" : "open";
}
