import { parseArgs } from "node:util";
import { read } from "@/lib/platform/database";
import { findSubject } from "@/lib/privacy/answers/subject-access";
import { type ErasureReport, eraseSubject } from "@/lib/privacy/erasure/erase-subject";
import { counted, figures } from "@/lib/site/figures";
import { type Command, emailArgument, shellContext } from "./command";

async function preview(email: string): Promise<string> {
  const found = await read((db) => findSubject(db, email));
  return `Held about ${found.key}:
  Contact messages:   ${found.contactIds.length}
  Accounts:           ${found.accountId ? 1 : 0}
  Emails:             ${found.mailIds.length}
  Unsent forms:       ${found.draftIds.length}
  Status updates:     ${(found.subscriber ? 1 : 0) + found.subscriptionRequestIds.length}
  Privacy requests:   ${found.requestIds.length}
  Filed as agent:     ${found.agentIds.length}

Nothing was erased. To erase, add --yes.`;
}

function reportText({ removed, anonymised, kept }: ErasureReport): string {
  const gone = [
    counted(removed.contactMessages, "contact message"),
    counted(removed.accounts, "account"),
    counted(removed.mails, "email"),
    counted(removed.refusedForms, "unsent form"),
    counted(removed.subscriptions, "subscription to status updates", "subscriptions to status updates"),
  ];
  const lines = [
    `Removed:      ${gone.join(", ")}`,
    `Anonymized:   ${counted(anonymised, "closed privacy request")}`,
    ...kept.map(({ reference, because }) => `Kept:         ${reference}, ${because}`),
  ];
  return lines.join("\n");
}

export const eraseCommand: Command = {
  name: "erase",
  summary: "Erase what this site holds about an email address",
  help: `erase EMAIL          show what would be erased
erase EMAIL --yes    erase it

Deletes contact messages, the account, emails, unsent forms and subscriptions to status updates. Closed privacy requests keep
their dates, kind, outcome and ground, as the law requires, without the person. Open requests keep the address until
${figures.privacy.erasedCaseDays} days after they are closed. An opt-out keeps the address because it remains active. This can’t be undone. If a backup
is restored later, the data is erased again.

Examples:
  npm run operator -- erase jo@example.com
  npm run operator -- erase jo@example.com --yes`,

  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      options: { yes: { type: "boolean" } },
      allowPositionals: true,
    });
    const email = emailArgument(positionals);
    return values.yes ? reportText(await eraseSubject(shellContext(new Date()), { email })) : preview(email);
  },
};
