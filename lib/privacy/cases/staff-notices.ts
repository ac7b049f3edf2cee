import type { CaseRow } from "@/lib/privacy/core/case";
import "server-only";
import { notifyStaff } from "@/lib/desk/notices";
import { enqueue } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import type { Context } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { requestName } from "@/lib/privacy/laws";
import { site } from "@/lib/site/brand";
import { casePaths } from "@/lib/site/staff-paths";
import { staffNoticeEmail, staffNoticeSubjects } from "./question-emails";

/**
 * Emails to the team, and to staff who asked for them, about what a person did on the request's page: reference, kind and
 * link, without any text of the person.
 * @returns what stores them in a transaction
 */
export async function prepareStaffNotices(request: CaseRow, news: keyof typeof staffNoticeSubjects) {
  const { id, reference } = request;
  const path = casePaths.file(id);
  const mail = await renderMail(staffNoticeEmail(request, news, `${site.url}${path}`));
  return async (tx: Transaction, context: Context): Promise<void> => {
    const about = { topic: "privacy-request", subjectId: id, recipient: env().TEAM_MAIL };
    await enqueue(tx, { ...mail, ...about }, context.now);
    const subject = staffNoticeSubjects[news](reference);
    await notifyStaff(tx, context, { about: "cases", reference, kind: requestName(request), path, subject });
  };
}
