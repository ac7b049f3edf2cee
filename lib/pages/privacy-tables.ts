import { collected } from "@/lib/privacy/answers/collected";
import { deadlineRows } from "@/lib/privacy/laws/law-sentences";
import { inEachLanguage, type Translated } from "@/lib/site/language";
import type { LegalTable } from "@/lib/site/legal-table";
import { translations as legalTableWords } from "./words/legal-tables/generated";

export const collectionTable: Translated<LegalTable> = inEachLanguage((language) => {
  const { caption, columns, when, rows, contactToo, requestToo } = legalTableWords[language].collection;
  const fields = collected[language];
  return {
    caption,
    columns: Object.values(columns),
    rows: [
      [when.contact, `${fields.contact}${contactToo}`],
      [when.account, fields.account],
      [when.request, `${fields.request}${requestToo}`],
      [when.agent, fields.agent],
      rows.conversation,
      [when.optOut, fields.optOut],
      [when.statusUpdates, fields.statusUpdates],
      rows.signal,
      rows.mail,
      rows.form,
      rows.page,
      rows.access,
      rows.api,
      rows.credits,
    ],
  };
});

export const cookieTable: Translated<LegalTable> = inEachLanguage((language) => {
  const { caption, columns, kinds, lasts, rows } = legalTableWords[language].storage;
  const row = (words: { purpose: string; set: string }, kind: string, until: string) => [
    words.purpose,
    kind,
    words.set,
    until,
  ];
  return {
    caption,
    columns: Object.values(columns),
    rows: [
      row(rows.access, kinds.cookie, rows.access.lasts),
      row(rows.accessLink, kinds.cookie, rows.accessLink.lasts),
      row(rows.splash, kinds.cookie, lasts.session),
      row(rows.signUp, kinds.cookie, rows.signUp.lasts),
      row(rows.form, kinds.cookie, rows.form.lasts),
      row(rows.operator, kinds.cookie, rows.operator.lasts),
      row(rows.operatorForms, kinds.cookie, rows.operatorForms.lasts),
      row(rows.theme, kinds.local, lasts.cleared),
      row(rows.announcement, kinds.local, lasts.cleared),
      row(rows.shortcuts, kinds.local, lasts.cleared),
      row(rows.language, kinds.local, lasts.cleared),
      row(rows.repeat, kinds.local, rows.repeat.lasts),
      row(rows.reload, kinds.session, rows.reload.lasts),
      row(rows.flag, kinds.session, rows.flag.lasts),
    ],
  };
});

export const cookieLifetimes: Translated<LegalTable> = inEachLanguage((language) => {
  const { caption, columns, none, rows } = legalTableWords[language].lifetimes;
  return { caption, columns: Object.values(columns), rows: Object.values(rows).map((row) => [...row, none]) };
});

export const deadlineTable: Translated<LegalTable> = inEachLanguage((language) => {
  const { caption, columns } = legalTableWords[language].deadlines;
  return { caption, columns: Object.values(columns), rows: deadlineRows[language] };
});
