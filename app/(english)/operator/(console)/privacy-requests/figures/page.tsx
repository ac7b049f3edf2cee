import type { Metadata } from "next";
import { RequestFigures } from "@/components/privacy-cases/request-figures";
import { operatorPage } from "@/lib/console/require-operator";
import type { SearchParams } from "@/lib/platform/list-query";
import { figuresCopy } from "@/lib/privacy/case-words";
import { yearOf } from "@/lib/privacy/clocks";
import { disclosureQuery } from "@/lib/privacy/disclosure-schema";
import { readDisclosures } from "@/lib/privacy/read-disclosure";

export const metadata: Metadata = { title: figuresCopy.title };

type Query = { searchParams: Promise<SearchParams> };

export default async function FiguresPage({ searchParams }: Query) {
  const now = new Date();
  await operatorPage(now, "cases:read");
  const current = yearOf(now);
  const { year = current } = disclosureQuery.safeParse(await searchParams).data ?? {};
  return <RequestFigures year={year} current={current} figures={await readDisclosures(year)} />;
}
