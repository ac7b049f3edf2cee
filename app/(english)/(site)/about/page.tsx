import { AboutHeader } from "@/components/about/about-header";
import { Mission, Story } from "@/components/about/story";
import { Timeline } from "@/components/about/timeline";
import { ValueList } from "@/components/about/value-list";
import { ClosingCall } from "@/components/ui/closing-call";
import { Section } from "@/components/ui/section";
import { StructuredData } from "@/components/ui/structured-data";
import { aboutClosing, timeline, values } from "@/lib/pages/about";
import { pageMetadata } from "@/lib/pages/metadata";

export const generateMetadata = () => pageMetadata("about");

export default function AboutPage() {
  return (
    <>
      <AboutHeader />
      <Story />
      <Mission />
      <Section title={timeline.title} lead={timeline.lead}>
        <Timeline />
      </Section>
      <Section tone="sunken" title={values.title} lead={values.lead}>
        <ValueList />
      </Section>
      <ClosingCall {...aboutClosing} tone="canvas" />
      <StructuredData page="about" />
    </>
  );
}
