import "@/components/features/features.css";
import { DetectionList } from "@/components/features/detection-list";
import { FeatureChapters } from "@/components/features/feature-chapters";
import { FeatureSet } from "@/components/features/feature-set";
import { ClosingCall } from "@/components/ui/closing-call";
import { PageHeader, Section } from "@/components/ui/section";
import { StructuredData } from "@/components/ui/structured-data";
import { featuresWords } from "@/lib/pages/features";
import { pageMetadata } from "@/lib/pages/metadata";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";

export const generateMetadata = () => pageMetadata("features");

export default async function FeaturesPage() {
  const { header, detections, set, closing } = await localize(featuresWords);
  return (
    <>
      <PageHeader {...header} />
      <FeatureChapters />
      <Section
        tone="sunken"
        title={detections.title}
        lead={
          <>
            {detections.lead} <span className="max-sm:hidden">{detections.note}</span>
          </>
        }
      >
        <DetectionList />
      </Section>
      <Section title={set.title} lead={set.lead}>
        <FeatureSet />
      </Section>
      <ClosingCall
        {...closing}
        primary={{ label: closing.primary, href: paths.signup }}
        secondary={{ label: closing.secondary, href: paths.documentation }}
      />
      <StructuredData page="features" />
    </>
  );
}
