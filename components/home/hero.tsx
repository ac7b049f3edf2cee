import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Container } from "@/components/ui/section";
import { hero } from "@/lib/pages/home";
import { queueCopy } from "@/lib/pages/home-queue";
import { figures } from "@/lib/site/figures";
import { ModerationQueue } from "./moderation-queue";
import { PalisadeBackdrop } from "./palisade-backdrop";
import { PreFilterDemo } from "./pre-filter-demo";
import { RotatingHeadline } from "./rotating-headline";

/** The promise, the first layer to try by hand, and below them the picture of what the second one finds. */
export function Hero() {
  return (
    <div className="hero">
      <Container className="grid items-center gap-x-14 gap-y-14 pt-14 pb-16 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:pb-20">
        <div>
          <RotatingHeadline
            prefix={hero.prefix}
            words={hero.words}
            spoken={hero.spoken}
            intervalMs={figures.timings.heroWordMs}
            labels={{ pause: hero.pause, resume: hero.resume }}
            icons={{
              pause: <Icon name="pause" className="size-4" />,
              resume: <Icon name="play" className="size-4" />,
            }}
          />
          <p className="mt-7 max-w-xl text-lead text-ink-soft">{hero.lead}</p>
          <div className="mt-9 flex flex-wrap gap-3 *:grow sm:*:grow-0">
            <ButtonLink href={hero.primary.href} size="lg">
              {hero.primary.label}
            </ButtonLink>
            <ButtonLink href={hero.secondary.href} size="lg" variant="secondary">
              {hero.secondary.label}
            </ButtonLink>
          </div>
        </div>
        <PreFilterDemo />
      </Container>
      <div className="hero-queue">
        <PalisadeBackdrop />
        <Container>
          <p className="mb-6 flex justify-center">
            <span className="rounded-full border border-line bg-canvas px-4 py-1.5 text-center font-mono text-[0.8125rem] leading-5 text-ink-soft">
              {queueCopy.layer}
            </span>
          </p>
          <ModerationQueue />
        </Container>
      </div>
    </div>
  );
}
