import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";
import { StaticHtml } from "@/components/ui/static-html";
import { chapters, featuresWords } from "@/lib/pages/features";
import { localize } from "@/lib/site/current-language";
import { DeepFeatureCard, FeatureCard } from "./feature-card";

const card = "rounded-2xl border border-line";

type BandProps = { chapter: keyof typeof chapters; sunken?: boolean; children: ReactNode };

async function Band({ chapter, sunken, children }: BandProps) {
  const { title, lead } = (await localize(featuresWords)).chapters[chapter];
  return (
    <Section id={chapter} tone={sunken ? "sunken" : "canvas"} title={title} lead={lead}>
      {children}
    </Section>
  );
}

/** Nine cards in three layouts: one wide above two, three in one frame, one tall next to two. */
export function FeatureChapters() {
  const [layers, languages, deletion] = chapters.check;
  const [rules, integration, analytics] = chapters.act;
  return (
    <>
      <Band chapter="check">
        <StaticHtml
          as="ul"
          className="grid gap-3 sm:gap-5 md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
        >
          <DeepFeatureCard feature={layers} className="md:col-span-2" />
          <FeatureCard feature={languages} className={card} />
          <FeatureCard feature={deletion} className={card} />
        </StaticHtml>
      </Band>
      <Band chapter="media" sunken>
        <StaticHtml
          as="ul"
          className="grid gap-px overflow-hidden rounded-2xl border border-line bg-line lg:grid-cols-3"
        >
          {chapters.media.map((feature) => (
            <FeatureCard key={feature} feature={feature} beside />
          ))}
        </StaticHtml>
      </Band>
      <Band chapter="act">
        <StaticHtml as="ul" className="grid gap-3 sm:gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <FeatureCard feature={rules} className={`${card} lg:row-span-2`} />
          <FeatureCard feature={integration} className={card} />
          <FeatureCard feature={analytics} className={card} />
        </StaticHtml>
      </Band>
    </>
  );
}
