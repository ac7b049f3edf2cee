import type { RuleName } from "./periods";

/** What the command line calls the rules whose own name speaks of how they are stored. */
const shown: Partial<Record<RuleName, string>> = {
  "words of opt-outs in force": "texts of active opt-outs",
  "words of mails to many": "texts of emails to many subscribers",
  "delivered mails": "delivered emails",
  "undeliverable mails": "undeliverable emails",
  "refused forms": "unsent forms",
  "keys against double submission": "keys that prevent double submission",
  "salts of earlier days": "salts of previous days",
  "who has what open": "notes of who has which page open",
  "orders of staff that can be undone": "actions that could be undone",
  "counts of entries": "counts of access attempts",
  "months of noted erasures": "monthly records of erasures",
  "health hours": "hourly measurements",
  "health samples": "measurements",
  "hours of places": "hourly measurements from other places",
  "samples of places": "measurements from other places",
  "files that restores replaced": "files that a restore replaced",
  "files that nothing refers to": "unused files",
  "files that no row knows": "files without a record",
};

export const shownRule = (name: string): string => shown[name as RuleName] ?? name;
