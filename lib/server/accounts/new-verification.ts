import "server-only";
import { addHours } from "date-fns";
import { facts } from "@/lib/facts";
import { accountPaths } from "@/lib/paths";
import { site } from "@/lib/site";
import type { Transaction } from "../db";
import { newMailToken } from "../tokens/mail-token";

/**
 * A fresh confirmation link, and what makes it work in the transaction that also stores the mail it is in: for its hours
 * from when that mail may leave.
 */
export function newVerification() {
  const { token, tokenHash } = newMailToken();
  return {
    href: `${site.url}${accountPaths.verify(token)}`,
    store: (tx: Transaction, accountId: string, signUpId: string, from: Date) => {
      const times = { createdAt: from, expiresAt: addHours(from, facts.verificationHours) };
      const data = { tokenHash, purpose: "account", subjectId: accountId, signUpId, ...times };
      return tx.mailToken.create({ data });
    },
  };
}
