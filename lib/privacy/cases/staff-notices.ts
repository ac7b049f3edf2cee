import "server-only";
import { notifyStaff } from "@/lib/desk/notices";
import { button, rows } from "@/lib/mail/content";
import { enqueue } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import type { Context } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import type { CaseRow } from "@/lib/privacy/core/case";
import { requestRows } from "@/lib/privacy/core/emails";
import { requestName } from "@/lib/privacy/laws";
import { site } from "@/lib/site/brand";
import { mainLanguage } from "@/lib/site/language";
import { casePaths } from "@/lib/site/staff-paths";

const subjects = {
  answer: (reference: string) => `Our question was answered: ${reference}`,
  appeal: (reference: string) => `A decision was appealed: ${reference}`,
} as const;

/**
 * Emails to the team, and to staff who asked for them, about what a person did on the request's page: reference, kind and
 * link, without any text of the person.
 * @returns what stores them in a transaction
 */
export async function prepareStaffNotices(request: CaseRow, news: keyof typeof subjects) {
  const { id, reference } = request;
  const path = casePaths.file(id);
  const subject = subjects[news](reference);
  const blocks = [
    rows(...requestRows(request, mainLanguage)),
    button("Open in the console", `${site.url}${path}`),
  ];
  const mail = await renderMail({ subject, heading: subject, blocks });
  return async (tx: Transaction, context: Context): Promise<void> => {
    const about = { topic: "privacy-request", subjectId: id, recipient: env().TEAM_MAIL };
    await enqueue(tx, { ...mail, ...about }, context.now);
    await notifyStaff(tx, context, { about: "cases", reference, kind: requestName(request), path, subject });
  };
}
