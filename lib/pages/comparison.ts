import type { PricingWords } from "./pricing";

/** true and false are read as 'Included' and 'Not included'; a string is the text of the cell. */
export type PlanValue = boolean | string;

type ComparisonRow = {
  label: string;
  developer: PlanValue;
  enterprise: PlanValue;
  /** Whether the footnote on free credits belongs to it. */
  creditsNote?: true;
};

export type ComparisonGroup = { title: string; rows: readonly ComparisonRow[] };

const ofBoth = (label: string): ComparisonRow => ({ label, developer: true, enterprise: true });
const ofEnterprise = (label: string): ComparisonRow => ({ label, developer: false, enterprise: true });
const inWords = ([label, developer, enterprise]: [string, string, string]): ComparisonRow => ({
  label,
  developer,
  enterprise,
});

/** The plans' features by group. */
export function comparisonGroups({ groups, rows }: PricingWords["comparison"]): ComparisonGroup[] {
  return [
    {
      title: groups.limits,
      rows: [
        inWords(rows.price),
        { ...inWords(rows.credits), creditsNote: true },
        inWords(rows.rate),
        ofEnterprise(rows.rollover),
        inWords(rows.bulk),
      ],
    },
    {
      title: groups.models,
      rows: [
        inWords(rows.models),
        ofBoth(rows.languages),
        ofEnterprise(rows.training),
        ofEnterprise(rows.adaptive),
      ],
    },
    {
      title: groups.integration,
      rows: [
        ofBoth(rows.access),
        inWords(rows.webhooks),
        ofBoth(rows.rules),
        ofEnterprise(rows.batch),
        ofEnterprise(rows.onPremise),
        ofEnterprise(rows.whiteLabel),
      ],
    },
    {
      title: groups.security,
      rows: [
        ofEnterprise(rows.roles),
        ofBoth(rows.deletion),
        ofBoth(rows.laws),
        { label: rows.certifications, developer: false, enterprise: rows.byAgreement },
      ],
    },
    {
      title: groups.support,
      rows: [inWords(rows.support), inWords(rows.response), ofEnterprise(rows.manager), inWords(rows.uptime)],
    },
  ];
}
