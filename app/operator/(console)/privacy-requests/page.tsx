import type { Metadata } from "next";
import { FlashNotice } from "@/components/console/flash-notice";
import { Queue } from "@/components/privacy-cases/queue";
import { readFlash } from "@/lib/auth/forms/form-page";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import { sections } from "@/lib/console/sections";
import { actingPerson, listAssignees } from "@/lib/desk/assignee";
import type { SearchParams } from "@/lib/platform/list-query";
import { hasRight } from "@/lib/platform/rights";
import { countCases, listCases } from "@/lib/privacy/queue/list-cases";
import { viewerOf } from "@/lib/privacy/queue/needs";
import { readQueueQuery } from "@/lib/privacy/queue/queue-query";
import { caseQueueWords } from "@/lib/privacy/queue/queue-words";
import { casePaths } from "@/lib/site/staff-paths";

export const metadata: Metadata = { title: caseQueueWords.title };

type Query = { searchParams: Promise<SearchParams> };

export default async function QueuePage({ searchParams }: Query) {
  const now = new Date();
  const staff = await requireStaffOnPage(now, sections.privacy.right);
  const me = actingPerson(staff);
  const params = await searchParams;
  const query = readQueueQuery(params);
  const [{ cases, page, pages }, counts, people] = await Promise.all([
    listCases(query, { now, viewer: await viewerOf(staff) }),
    countCases(now),
    listAssignees("cases:write"),
  ]);
  return (
    <>
      <FlashNotice flash={await readFlash(casePaths.queue, params.flash, now)} />
      <Queue
        query={{ ...query, page }}
        cases={cases}
        pages={pages}
        counts={counts}
        people={people}
        isPerson={me !== null}
        mayWrite={hasRight(staff.role, "cases:write")}
        showsRequester={hasRight(staff.role, "subjects:export")}
        now={now}
      />
    </>
  );
}
