import { addDays } from "date-fns";
import type { Metadata } from "next";
import { Said } from "@/components/operator/said";
import { Queue } from "@/components/privacy-cases/queue";
import { queueCopy } from "@/lib/content/privacy-case";
import { readQueueQuery } from "@/lib/privacy/queue-query";
import { readFlash } from "@/lib/server/operator/flash";
import { operatorPage } from "@/lib/server/operator/operator-page";
import { countCases, listCases } from "@/lib/server/privacy/list-cases";

export const metadata: Metadata = { title: queueCopy.title };

type Query = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function QueuePage({ searchParams }: Query) {
  const now = new Date();
  await operatorPage(now);
  const params = await searchParams;
  const query = readQueueQuery(params);
  const [{ cases, page, pages }, counts] = await Promise.all([
    listCases(query),
    countCases(now, addDays(now, 7)),
  ]);
  return (
    <>
      <Said flash={readFlash(params.said)} />
      <Queue query={{ ...query, page }} cases={cases} pages={pages} counts={counts} now={now} />
    </>
  );
}
