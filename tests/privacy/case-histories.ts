import type { Law, PrivacyRequestType } from "@/lib/privacy/laws";

interface Walk {
  law: Law;
  type: PrivacyRequestType;
  received: string;
  due: string;
  /** If the law allows an extension: when it is announced, and the new due date. */
  extended?: [on: string, due: string];
  answered: string;
  /** Days between receipt and answer in the office's time zone. */
  days: number;
}

/** Every type under every law, on dates that break naive date arithmetic. All times are UTC; the office is in New York. */
export const walks: Walk[] = [
  {
    law: "gdpr",
    type: "access",
    received: "2027-01-31T15:00:00Z",
    due: "February 28, 2027",
    // The last minute of the day in the EEA, hours before the office's.
    extended: ["2027-02-28T21:59:00Z", "April 28, 2027"],
    answered: "2027-04-28T15:00:00Z",
    days: 87,
  },
  {
    law: "gdpr",
    type: "deletion",
    received: "2028-01-31T15:00:00Z",
    due: "February 29, 2028",
    extended: ["2028-02-29T15:00:00Z", "April 29, 2028"],
    answered: "2028-03-20T15:00:00Z",
    days: 49,
  },
  {
    law: "gdpr",
    type: "rectification",
    received: "2027-02-28T15:00:00Z",
    due: "March 28, 2027",
    extended: ["2027-03-14T15:00:00Z", "May 28, 2027"],
    answered: "2027-03-15T15:00:00Z",
    days: 15,
  },
  {
    law: "gdpr",
    type: "portability",
    received: "2026-12-31T15:00:00Z",
    due: "January 30, 2027",
    extended: ["2027-01-30T15:00:00Z", "March 30, 2027"],
    answered: "2027-03-30T15:00:00Z",
    days: 89,
  },
  {
    law: "gdpr",
    type: "restriction",
    received: "2027-10-31T03:30:00Z",
    due: "November 29, 2027",
    extended: ["2027-11-07T15:00:00Z", "January 29, 2028"],
    answered: "2027-11-08T15:00:00Z",
    days: 9,
  },
  {
    law: "gdpr",
    type: "objection",
    received: "2028-02-20T15:00:00Z",
    due: "March 12, 2028",
    extended: ["2028-03-12T15:00:00Z", "May 12, 2028"],
    answered: "2028-03-13T15:00:00Z",
    days: 22,
  },
  {
    law: "ccpa",
    type: "know",
    received: "2027-09-30T15:00:00Z",
    due: "November 14, 2027",
    extended: ["2027-11-14T15:00:00Z", "December 29, 2027"],
    answered: "2027-12-29T15:00:00Z",
    days: 90,
  },
  {
    law: "ccpa",
    type: "delete",
    received: "2028-01-20T15:00:00Z",
    due: "March 5, 2028",
    extended: ["2028-02-29T15:00:00Z", "April 19, 2028"],
    answered: "2028-02-29T16:00:00Z",
    days: 40,
  },
  {
    law: "ccpa",
    type: "correct",
    received: "2027-01-31T15:00:00Z",
    due: "March 17, 2027",
    extended: ["2027-03-14T15:00:00Z", "May 1, 2027"],
    answered: "2027-03-17T15:00:00Z",
    days: 45,
  },
  {
    law: "ccpa",
    type: "portability",
    received: "2027-03-01T15:00:00Z",
    due: "April 15, 2027",
    extended: ["2027-04-15T15:00:00Z", "May 30, 2027"],
    answered: "2027-05-30T15:00:00Z",
    days: 90,
  },
];
