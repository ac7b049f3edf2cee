import type { Metadata } from "next";
import { RequestFigures } from "@/components/privacy-cases/request-figures";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import type { SearchParams } from "@/lib/platform/list-query";
import { readDisclosures } from "@/lib/privacy/disclosure/read-disclosure";
import { disclosureQuery } from "@/lib/privacy/disclosure/schema";
import { figuresWords } from "@/lib/privacy/queue/queue-words";
import { yearOf } from "@/lib/site/office-time";

export const metadata: Metadata = { title: figuresWords.title };

type Query = { searchParams: Promise<SearchParams> };

export default async function FiguresPage({ searchParams }: Query) {
  const now = new Date();
  await requireStaffOnPage(now, "cases:read");
  const current = yearOf(now);
  const { year = current } = disclosureQuery.safeParse(await searchParams).data ?? {};
  return <RequestFigures year={year} current={current} figures={await readDisclosures(year)} />;
}
