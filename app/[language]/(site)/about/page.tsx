import { AboutHeader } from "@/components/about/about-header";
import { Mission, Story } from "@/components/about/story";
import { Timeline } from "@/components/about/timeline";
import { ValueList } from "@/components/about/value-list";
import { ClosingCall } from "@/components/ui/closing-call";
import { Section } from "@/components/ui/section";
import { StructuredData } from "@/components/ui/structured-data";
import { aboutWords } from "@/lib/pages/about";
import { pageMetadata } from "@/lib/pages/metadata";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";

export const generateMetadata = () => pageMetadata("about");

export default async function AboutPage() {
  const { timeline, values, closing } = await localize(aboutWords);
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
      <ClosingCall
        {...closing}
        primary={{ label: closing.primary, href: paths.signup }}
        secondary={{ label: closing.secondary, href: paths.contact }}
        tone="canvas"
      />
      <StructuredData page="about" />
    </>
  );
}
