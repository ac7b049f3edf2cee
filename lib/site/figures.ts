import { historyDays, published, statusEmergencyMinutes, timings } from "./status-figures";

const answers = {
  generalHours: [24, 48],
  technicalHours: [2, 4],
  enterpriseHours: 1,
  legalBusinessDays: 5,
} as const;

/** Every number the site states, once. Copy and legal text read from here; nothing repeats a figure. */
export const figures = {
  credits: {
    /** Free on registration. */
    onRegistration: 100,
    onRegistrationValue: "$50",
    /** The most a promotional offer adds up to, registration credits included. */
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
    languages: "100+",
    preFilterMs: 10,
    analysisMs: 100,
  },
  published,
  /** In words by language: lib/site/response-times.ts. */
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
    /** What this website itself stores, beside the product: kept by the retention job. */
    contactMessageMonths: 12,
    sentMailDays: 30,
    abuseRecordHours: 24,
    refusedFormMinutes: 30,
    /** Passcodes and links after their end, and how often each was used. */
    accessDays: 90,
    unconfirmedAccountDays: 30,
    unconfirmedSubscriptionDays: 2,
    /** Single measurements, until only their hour's figures are kept (performanceDays). */
    healthSampleDays: 2,
    /** So far past its last sign of life a site's clock is doubted, and nothing is deleted. No backup is older. */
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
  /** What a law states stands in its definition: lib/privacy/laws. */
  privacy: {
    /** How long the mailed confirmation link works. The statutory clock runs meanwhile. */
    confirmationDays: 14,
    /** How long after its receipt a request that nobody confirmed is closed, or a day before it is due where that is earlier. */
    unconfirmedDays: 28,
    /** How many days before its end whoever hasn't used it is reminded, once. */
    reminderDays: 3,
    /** The office's hour from which on the staff's daily mail of what is due is sent. */
    dueMailHour: 8,
    /** How long a closed request offers the data it asked for. */
    dataOfferDays: 30,
    /** How long after closing an erased person's request keeps their address, so that its answer can be read. */
    erasedCaseDays: 30,
    /** Files of a request: of the office, together; and of the person, of what one question asked for. */
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
    /** When privacy policy, retention page and the pages of the laws were last read through. */
    reviewed: "2026-11-24",
  },
  operatorSessionHours: 8,
  /** A session of the console that isn't used for so long ends. */
  operatorIdleMinutes: 60,
  /** What concerns people's data, people and tokens wants the key again after so long. */
  operatorProofMinutes: 10,
  /** How long a new person's link works, and that for a lost key. */
  invitationHours: 72,
  /** How long what is said once, a link or a token, is shown to the browser that made it. */
  shownOnceMinutes: 5,
  /** The furthest end of a link that lets in. */
  longestLinkDays: 366,
  /** Minutes in which the button of such a link is to be pressed once the link was followed. */
  linkButtonMinutes: 10,
  /** How long a mailed link confirms a new account's address. */
  verificationHours: 24,
  /** For how long the browser that signed up is shown where its email went. */
  signUpCookieMinutes: 60,
  /** How long a mailed link starts a subscription to the status page. */
  subscriptionConfirmationHours: 48,
  timings,
} as const;

/** "1 email", "2 emails". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** How a language writes numbers: the separator of groups of three digits, from how many digits on, and the decimal. */
export interface NumberForm {
  group: string;
  decimal: string;
  groupedFrom: number;
}

/**
 * A whole number with its digits in groups of three, as en-US writes it: "1,234,567". Without Intl, whose first use takes
 * a phone some 60 ms in which the page answers nothing.
 * @param form of another language: lib/site/number-forms.ts
 */
export function formatInteger(
  value: number,
  form: Pick<NumberForm, "group" | "groupedFrom"> = { group: ",", groupedFrom: 4 },
) {
  const digits = String(value);
  return digits.length < form.groupedFrom ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, form.group);
}
