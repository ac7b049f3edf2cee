import { addDays } from "date-fns";
import type { Metadata } from "next";
import { Said } from "@/components/console/parts";
import { Queue } from "@/components/privacy-cases/queue";
import { readFlash } from "@/lib/console/form-page";
import { operatorPage } from "@/lib/console/require-operator";
import { listAssignees, personOf } from "@/lib/desk/assignee";
import { queueCopy } from "@/lib/privacy/case-words";
import { countCases, listCases } from "@/lib/privacy/list-cases";
import { readQueueQuery } from "@/lib/privacy/queue-query";

export const metadata: Metadata = { title: queueCopy.title };

type Query = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function QueuePage({ searchParams }: Query) {
  const now = new Date();
  const me = personOf(await operatorPage(now, "cases:read"));
  const params = await searchParams;
  const query = readQueueQuery(params);
  const [{ cases, page, pages }, counts, people] = await Promise.all([
    listCases(query, me?.id),
    countCases(now, addDays(now, 7)),
    listAssignees("cases:write"),
  ]);
  return (
    <>
      <Said flash={readFlash(params.said)} />
      <Queue
        query={{ ...query, page }}
        cases={cases}
        pages={pages}
        counts={counts}
        people={people}
        isPerson={me !== null}
        now={now}
      />
    </>
  );
}
