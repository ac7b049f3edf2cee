import { consoleForm, staff } from "@/lib/auth/forms/staff";
import { findSession, staffCookie } from "@/lib/auth/sessions/sessions";
import { type Staff, staffKey } from "@/lib/platform/context";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { HttpError } from "@/lib/platform/http-error";
import { consume } from "@/lib/platform/limits/consume";
import type { Caller } from "@/lib/platform/operations/callers";
import { defineOperation } from "@/lib/platform/operations/define";
import { consolePaths, peoplePaths } from "@/lib/site/staff-paths";
import { noticeChoiceSchema, updateNotices } from "./notices";
import { notePresence, presenceReportSchema } from "./presence";
import { deskWords } from "./words";

export const saveNotices = defineOperation({
  name: "save-notices",
  method: "POST",
  path: consolePaths.notices,
  caller: staff(null),
  input: noticeChoiceSchema,
  run: updateNotices,
  resultMessage: () => ({ message: deskWords.notices.saved }),
  form: consoleForm(peoplePaths.account),
});

/** An open page of the console. It doesn't count as use of the session, since open pages poll. */
const openPage: Caller<Staff> = {
  ...staff(null),
  admit: async ({ request, context: { now } }) => {
    const session = await findSession(staffCookie.read(request), now);
    if (!session) throw new HttpError(401, "Sign in to the console.");
    assertSameOrigin(request);
    await consume("operatorApi", staffKey(session.staff), now);
    return session.staff;
  },
};

/** Reports that a page is open. */
export const reportPresence = defineOperation({
  name: "report-presence",
  method: "POST",
  path: consolePaths.presence,
  caller: openPage,
  input: presenceReportSchema,
  run: notePresence,
});
