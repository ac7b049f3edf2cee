import {
  type ErasureReport,
  eraseSubject,
  manualSteps,
  previewErasure,
} from "@/lib/privacy/erasure/erase-subject";
import { figures, pluralize } from "@/lib/site/figures";
import { type Command, emailArgument, readArgs, shellContext } from "./command";

async function preview(email: string): Promise<string> {
  const { address, counts, warnings, needsReason } = await previewErasure(email, new Date());
  const rows = counts.map(([label, count]) => `  ${`${label}:`.padEnd(31)} ${count}`);
  const notes = warnings.map((warning) => `\n${warning}`);
  return [
    `Data held about ${address}:`,
    ...rows,
    ...notes,
    `\nNothing was erased. To erase, add --yes${needsReason ? " and --reason WHY" : ""}.`,
  ].join("\n");
}

function reportText({ removed, anonymized, kept }: ErasureReport): string {
  const gone = [
    pluralize(removed.contactMessages, "contact message"),
    pluralize(removed.accounts, "account"),
    pluralize(removed.mails, "email"),
    pluralize(removed.refusedForms, "form with errors", "forms with errors"),
    pluralize(removed.subscriptions, "subscription to status updates", "subscriptions to status updates"),
  ];
  const lines = [
    `Removed:      ${gone.join(", ")}`,
    `Anonymized:   ${pluralize(anonymized, "closed privacy request")}`,
    ...kept.map(({ reference, because }) => `Kept:         ${reference}, ${because}`),
    ...manualSteps(),
  ];
  return lines.join("\n");
}

export const eraseCommand: Command = {
  name: "erase",
  summary: "Erase what this site holds about an email address",
  help: `erase EMAIL          show what would be erased
erase EMAIL --yes    erase it

If the person asked for a copy of the data and has not got it yet, also say why you erase it before:

erase EMAIL --yes --reason WHY

Deletes contact messages, the account, emails, forms with errors and subscriptions to status updates. Closed privacy requests keep
their dates, type, outcome and ground, as the law requires, but not the person’s data. Open requests keep the address until
${figures.privacy.erasedCaseDays} days after they are closed. An opt-out keeps the address because it remains active. This can’t be undone. If a backup
is restored later, the data is erased again. If an answer offered a download, the download ends and the requester’s links stop working. Emails
written as files (to MAIL_DIR, without SMTP_URL) are not deleted: delete them yourself.

Examples:
  npm run operator -- erase jo@example.com
  npm run operator -- erase jo@example.com --yes`,

  async run(args) {
    const { values, positionals } = readArgs(
      args,
      { yes: { type: "boolean" }, reason: { type: "string" } },
      { maxArguments: Infinity },
    );
    const email = emailArgument(positionals);
    if (!values.yes) return preview(email);
    const reason = values.reason?.trim() || undefined;
    return reportText(await eraseSubject(shellContext(new Date()), { email, reason }));
  },
};
