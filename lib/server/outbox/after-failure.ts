import { addSeconds } from "date-fns";
import { env } from "@/lib/env";

/** Seconds before each next try; after the last one the mail is dead, until somebody resends it. */
const backoff = [10, 60, 300, 1800, 7200, 21_600, 43_200];

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** Answers that ask for a sign-in (RFC 4954 §6). */
const signInCodes = [530, 534, 535, 538];

/**
 * Whether the server refused this very mail for good: a 5xx (RFC 5321 §4.2.1) to the recipient or to the content. A 5xx
 * to the greeting, the sign-in or the sender, and one that asks for a sign-in, speaks of our settings, which somebody
 * will mend.
 */
function isFinal({ command, responseCode = 0 }: SmtpFailure): boolean {
  const aboutMail = command === "RCPT TO" || command === "DATA";
  const asksSignIn = signInCodes.includes(responseCode);
  return aboutMail && responseCode >= 500 && responseCode < 600 && !asksSignIn;
}

/** Codes only: what a server answers in words often quotes the address. */
function failureCodes(error: unknown): string {
  const { code, command, responseCode } = error as SmtpFailure;
  return [code, command, responseCode].filter(Boolean).join(" ") || "failed";
}

/**
 * Mails that wait for anything but their own recipient. What a server says of one address, such as that its domain
 * can't be found just now, is no trouble of ours, and anybody can type such an address. The team's own nobody types.
 */
export const notForRecipient = () => ({
  OR: [
    { lastError: null },
    { recipient: env().TEAM_MAIL },
    { NOT: { lastError: { contains: "RCPT TO" } } },
    ...signInCodes.map((code) => ({ lastError: { endsWith: `RCPT TO ${code}` } })),
  ],
});

/**
 * What a mail's row becomes after a try that failed.
 * @param earlier tries before this one
 */
export function afterFailure(earlier: number, error: unknown, now: Date, random = Math.random) {
  const released = { claimedBy: null, claimedUntil: null, lastError: failureCodes(error) };
  const delay = backoff[earlier];
  if (delay === undefined || isFinal(error as SmtpFailure)) return { ...released, state: "dead" };
  const jitter = 0.8 + random() * 0.4;
  return { ...released, state: "pending", nextAttemptAt: addSeconds(now, Math.round(delay * jitter)) };
}
