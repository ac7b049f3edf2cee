import "@/components/pricing/pricing.css";
import { ComparisonTable } from "@/components/pricing/comparison-table";
import { CreditCosts } from "@/components/pricing/credit-costs";
import { CreditsFootnote } from "@/components/pricing/credits-footnote";
import { Faq } from "@/components/pricing/faq";
import { ModelList } from "@/components/pricing/model-list";
import { Plans } from "@/components/pricing/plans";
import { ClosingCall } from "@/components/ui/closing-call";
import { PageHeader, Section } from "@/components/ui/section";
import { StructuredData } from "@/components/ui/structured-data";
import { pageMetadata } from "@/lib/pages/metadata";
import { pricingWords } from "@/lib/pages/pricing";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";

export const generateMetadata = () => pageMetadata("pricing");

export default async function PricingPage() {
  const { header, costs, comparison, faq, closing } = await localize(pricingWords);
  return (
    <>
      <PageHeader {...header} />
      <Plans />
      <Section tone="sunken" title={costs.title} lead={costs.lead}>
        <CreditCosts />
      </Section>
      <Section title={comparison.title}>
        <ComparisonTable />
      </Section>
      <ModelList />
      <CreditsFootnote />
      <Section tone="sunken" title={faq.title}>
        <Faq />
      </Section>
      <ClosingCall
        {...closing}
        primary={{ label: closing.primary, href: paths.signup }}
        secondary={{ label: closing.secondary, href: paths.contact }}
      />
      <StructuredData page="pricing" />
    </>
  );
}
