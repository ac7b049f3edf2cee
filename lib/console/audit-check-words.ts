import type { AuditCheck } from "@/lib/platform/audit-chain";
import { grouped } from "@/lib/site/figures";
import { auditWords } from "./audit-words";

const copy = auditWords.check;

/** What a reading of the whole audit found, as sentences: the breaks, and what couldn't be held against a seal. */
export function findings({ breaks, unsealed }: AuditCheck): string[] {
  return [
    ...breaks.map(({ entry, how }) => copy[how](entry)),
    ...(unsealed > 0 ? [copy.unsealed(grouped(unsealed))] : []),
  ];
}
