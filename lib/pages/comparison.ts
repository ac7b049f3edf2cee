import type { PricingWords } from "./pricing";

/** true and false are shown as “Included” and “Not included”; a string is the text of the cell. */
export type PlanValue = boolean | string;

type ComparisonRow = {
  label: string;
  developer: PlanValue;
  enterprise: PlanValue;
  /** Whether the footnote on free credits belongs to it. */
  creditsNote?: true;
};

export type ComparisonGroup = { title: string; rows: readonly ComparisonRow[] };

const inBothPlans = (label: string): ComparisonRow => ({ label, developer: true, enterprise: true });
const inEnterprise = (label: string): ComparisonRow => ({ label, developer: false, enterprise: true });
const describedRow = ([label, developer, enterprise]: [string, string, string]): ComparisonRow => ({
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
        describedRow(rows.price),
        { ...describedRow(rows.credits), creditsNote: true },
        describedRow(rows.rate),
        inEnterprise(rows.rollover),
        describedRow(rows.bulk),
      ],
    },
    {
      title: groups.models,
      rows: [
        describedRow(rows.models),
        inBothPlans(rows.languages),
        inEnterprise(rows.training),
        inEnterprise(rows.adaptive),
      ],
    },
    {
      title: groups.integration,
      rows: [
        inBothPlans(rows.access),
        describedRow(rows.webhooks),
        inBothPlans(rows.rules),
        inEnterprise(rows.batch),
        inEnterprise(rows.onPremise),
        inEnterprise(rows.whiteLabel),
      ],
    },
    {
      title: groups.security,
      rows: [
        inEnterprise(rows.roles),
        inBothPlans(rows.deletion),
        inBothPlans(rows.laws),
        { label: rows.certifications, developer: false, enterprise: rows.byAgreement },
      ],
    },
    {
      title: groups.support,
      rows: [
        describedRow(rows.support),
        describedRow(rows.response),
        inEnterprise(rows.manager),
        describedRow(rows.uptime),
      ],
    },
  ];
}
