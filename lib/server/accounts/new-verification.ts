import "server-only";
import { addHours } from "date-fns";
import { facts } from "@/lib/facts";
import { accountPaths } from "@/lib/paths";
import { site } from "@/lib/site";
import type { Transaction } from "../db";
import { newMailToken } from "../tokens/mail-token";

/** A fresh confirmation link, and what makes it work in the transaction that also stores the mail it is in. */
export function newVerification(now: Date) {
  const { token, tokenHash } = newMailToken();
  const expiresAt = addHours(now, facts.verificationHours);
  return {
    href: `${site.url}${accountPaths.verify(token)}`,
    store: (tx: Transaction, accountId: string, signUpId: string) =>
      tx.mailToken.create({
        data: { tokenHash, purpose: "account", subjectId: accountId, signUpId, createdAt: now, expiresAt },
      }),
  };
}
