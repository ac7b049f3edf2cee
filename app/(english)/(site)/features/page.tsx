import { DetectionList } from "@/components/features/detection-list";
import { FeatureChapters } from "@/components/features/feature-chapters";
import { FeatureSet } from "@/components/features/feature-set";
import { ClosingCall } from "@/components/ui/closing-call";
import { PageHeader, Section } from "@/components/ui/section";
import { StructuredData } from "@/components/ui/structured-data";
import { featureSet } from "@/lib/pages/feature-set";
import { detections, featuresClosing, featuresHeader } from "@/lib/pages/features";
import { pageMetadata } from "@/lib/pages/metadata";

export const generateMetadata = () => pageMetadata("features");

export default function FeaturesPage() {
  return (
    <>
      <PageHeader {...featuresHeader} />
      <FeatureChapters />
      <Section tone="sunken" title={detections.title} lead={detections.lead}>
        <DetectionList />
      </Section>
      <Section title={featureSet.title} lead={featureSet.lead}>
        <FeatureSet />
      </Section>
      <ClosingCall {...featuresClosing} />
      <StructuredData page="features" />
    </>
  );
}
