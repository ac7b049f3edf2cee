import "server-only";
import type { CaseState } from "@/lib/privacy/case";
import { startOfYear } from "@/lib/privacy/clocks";
import { disclosureOf } from "@/lib/privacy/disclosure";
import type { Disclosure } from "@/lib/schemas/privacy-disclosure";
import { read } from "../db";

/** The disclosure of one year, counted from what is stored. */
export async function readDisclosure(year: number): Promise<Disclosure> {
  const rows = await read((db) =>
    db.privacyRequest.findMany({
      where: { law: "ccpa", receivedAt: { gte: startOfYear(year), lt: startOfYear(year + 1) } },
      select: { requestType: true, state: true, receivedAt: true, closedAt: true },
    }),
  );
  return disclosureOf(
    year,
    rows.map((row) => ({ ...row, state: row.state as CaseState })),
  );
}
