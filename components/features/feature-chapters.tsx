import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";
import { type Chapter, chapters } from "@/lib/pages/features";
import { DeepFeatureCard, FeatureCard } from "./feature-card";

const card = "rounded-2xl border border-line";

function Band({ chapter, sunken, children }: { chapter: Chapter; sunken?: boolean; children: ReactNode }) {
  return (
    <Section id={chapter.id} tone={sunken ? "sunken" : "canvas"} title={chapter.title} lead={chapter.lead}>
      {children}
    </Section>
  );
}

/** One wide card over two, three in one frame, one tall beside two: nine cards in three arrangements. */
export function FeatureChapters() {
  const { check, media, act } = chapters;
  const [layers, languages, deletion] = check.features;
  const [rules, integration, analytics] = act.features;
  return (
    <>
      <Band chapter={check}>
        <ul className="grid gap-4 sm:gap-5 md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <DeepFeatureCard feature={layers} className="md:col-span-2" />
          <FeatureCard feature={languages} className={card} />
          <FeatureCard feature={deletion} className={card} />
        </ul>
      </Band>
      <Band chapter={media} sunken>
        <ul className="grid gap-px overflow-hidden rounded-2xl border border-line bg-line lg:grid-cols-3">
          {media.features.map((feature) => (
            <FeatureCard key={feature.title} feature={feature} beside />
          ))}
        </ul>
      </Band>
      <Band chapter={act}>
        <ul className="grid gap-4 sm:gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <FeatureCard feature={rules} className={`${card} lg:row-span-2`} />
          <FeatureCard feature={integration} className={card} />
          <FeatureCard feature={analytics} className={card} />
        </ul>
      </Band>
    </>
  );
}
