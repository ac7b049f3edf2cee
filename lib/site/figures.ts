import { historyDays, publishedFigures, statusEmergencyMinutes, timings } from "./status-figures";

const answers = {
  generalHours: [24, 48],
  technicalHours: [2, 4],
  enterpriseHours: 1,
  legalBusinessDays: 5,
} as const;

/** Every number that the site states, defined once. Copy and legal text read from here, and nothing repeats a figure. */
export const figures = {
  credits: {
    /** Free on registration. */
    onRegistration: 100,
    onRegistrationValue: "$50",
    /** The maximum through promotional offers, including registration credits. */
    promotional: 500,
    cost: { text: 5, image: 10, video: 15, audio: 8, advancedText: 7, ocr: 12 },
  },
  plans: {
    developer: { ratePerMinute: 100, supportHours: 48, uptimeSla: "99.9%", models: 2 },
    enterprise: { supportHours: 1, uptimeSla: "99.99%" },
  },
  claims: {
    accuracy: "99.9%",
    usersProtected: "10M+",
    responseMs: 100,
    threatReduction: "85%",
    /** At least. */
    languages: 100,
    preFilterMs: 10,
    analysisMs: 100,
  },
  published: publishedFigures,
  /** For the text in each language see lib/site/response-times.ts. */
  response: {
    ...answers,
    general: `${answers.generalHours[0]}-${answers.generalHours[1]} hours`,
    technical: `${answers.technicalHours[0]}-${answers.technicalHours[1]} hours on business days`,
    enterprise: `${answers.enterpriseHours} hour or less`,
    emergency: "Immediate",
    legal: `${answers.legalBusinessDays} business days`,
    statusEmergencyMinutes,
  },
  retention: {
    contentHours: 24,
    resultsDays: 90,
    logsDays: 30,
    performanceDays: historyDays,
    analyticsYears: 1,
    accountMonthsAfterClosure: 12,
    apiKeyDaysAfterRevocation: 30,
    billingYears: 7,
    operationalBackupDays: 30,
    disasterBackupDays: 90,
    analyticsCookieYears: 2,
    performanceCookieYears: 1,
    privacyRequestMonths: 24,
    /** Retention of data that this website stores, as opposed to the product, enforced by the retention job. */
    contactMessageMonths: 12,
    sentMailDays: 30,
    abuseRecordHours: 24,
    refusedFormMinutes: 30,
    /** Passcodes and links after their end, and their usage counts. */
    accessDays: 90,
    unconfirmedAccountDays: 30,
    unconfirmedSubscriptionDays: 2,
    /** Single measurements, after which only hourly figures are kept (performanceDays). */
    healthSampleDays: 2,
    /** If the clock is this far past the last sign of life, it is doubted, and nothing is deleted. No backup is older. */
    clockLeapDays: 31,
  },
  terms: {
    liabilityMonths: 12,
    liabilityCap: "$100",
    smallClaims: "$5,000",
    terminationDays: 30,
    discontinuationDays: 90,
    priceChangeDays: 30,
  },
  /** Figures of laws are in their definitions: lib/privacy/laws. */
  privacy: {
    /** The lifetime of a confirmation link. The statutory clock runs meanwhile. */
    confirmationDays: 14,
    /** When an unconfirmed request is closed after receipt; a day before it is due if that is earlier. */
    unconfirmedDays: 28,
    /** How many days before its expiry people are reminded, once. */
    reminderDays: 3,
    /** The hour in the office's time zone after which the daily email to staff is sent. */
    dueMailHour: 8,
    /** How long a closed request offers the data it asked for. */
    dataOfferDays: 30,
    /** How long a closed request of an erased person keeps the address, so that the answer can be read. */
    erasedCaseDays: 30,
    /** Limits on files: of staff per request, and of the person per question. */
    files: { caseCount: 200, caseMib: 1024, fileMib: 50, personCount: 10, personFileMib: 20 },
    /** Below this age a sale would need consent: Cal. Civ. Code §1798.120(c). */
    ccpaMinorAge: 16,
  },
  /** Dates printed on the legal pages: a month, or a day. */
  legal: {
    termsUpdated: "2025-01",
    privacyUpdated: "2025-01",
    retentionUpdated: "2024-12",
    gdprUpdated: "2025-01",
    ccpaNoticeEffective: "2024-01-01",
    /** When the privacy policy, the retention page and the laws' pages were last reviewed. */
    reviewed: "2026-11-24",
  },
  /** The limit of all files of an answer together: 10 MB as an email, which mail servers accept by default. */
  answerFiles: { count: 10, mib: 7 },
  operatorSessionHours: 8,
  /** The idle time after which a session of the console ends. */
  operatorIdleMinutes: 60,
  /** So long after a sign-in or confirmation, actions on people's data, staff and tokens need another confirmation. */
  operatorProofMinutes: 10,
  /** How far back the access that a person gave to others is listed when their own ends. */
  givenAccessDays: 30,
  /** The lifetime of an invitation, and of a link for lost credentials. */
  invitationHours: 72,
  /** How long a link or token is shown to the browser that created it. */
  shownOnceMinutes: 5,
  /** The longest lifetime of an access link. */
  maxLinkDays: 366,
  /** Minutes for pressing the button after following such a link. */
  linkButtonMinutes: 10,
  /** The lifetime of an account's confirmation link. */
  verificationHours: 24,
  /** For how long the browser that signed up is shown where its email went. */
  signUpCookieMinutes: 60,
  /** The lifetime of a subscription's confirmation link. */
  subscriptionConfirmationHours: 48,
  timings,
} as const;

/** "1 email", "2 emails". */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** How a language writes numbers: the separator of groups of three digits, from how many digits on, and the decimal. */
export interface NumberForm {
  group: string;
  decimal: string;
  groupedFrom: number;
}

/**
 * A whole number with grouped digits, by default as in en-US: "1,234,567". It doesn't use Intl, whose first use blocks
 * a phone for some 60 ms.
 * @param form for other languages: lib/site/number-forms.ts
 */
export function formatInteger(
  value: number,
  form: Pick<NumberForm, "group" | "groupedFrom"> = { group: ",", groupedFrom: 4 },
) {
  const digits = String(value);
  return digits.length < form.groupedFrom ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, form.group);
}

/** How soon a changed setting applies, as the console says it. */
export const settingsLag = `${figures.timings.settingsLagMs / 1000} seconds`;
