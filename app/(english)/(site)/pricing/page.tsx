import { ComparisonTable } from "@/components/pricing/comparison-table";
import { CreditCosts } from "@/components/pricing/credit-costs";
import { CreditsFootnote } from "@/components/pricing/credits-footnote";
import { ModelList } from "@/components/pricing/model-list";
import { Plans } from "@/components/pricing/plans";
import { ClosingCall } from "@/components/ui/closing-call";
import { PageHeader, Section } from "@/components/ui/section";
import { StructuredData } from "@/components/ui/structured-data";
import { comparison } from "@/lib/pages/comparison";
import { pageMetadata } from "@/lib/pages/metadata";
import { creditCosts, pricingClosing, pricingHeader } from "@/lib/pages/pricing";

export const generateMetadata = () => pageMetadata("pricing");

export default function PricingPage() {
  return (
    <>
      <PageHeader {...pricingHeader} />
      <Plans />
      <Section tone="sunken" title={creditCosts.title} lead={creditCosts.lead}>
        <CreditCosts />
      </Section>
      <Section title={comparison.title}>
        <ComparisonTable />
      </Section>
      <ModelList />
      <CreditsFootnote />
      <ClosingCall {...pricingClosing} />
      <StructuredData page="pricing" />
    </>
  );
}
