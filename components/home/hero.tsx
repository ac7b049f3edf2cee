import { OpenIncidentsNotice } from "@/components/status/open-incidents-notice";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Container } from "@/components/ui/section";
import { heroWords, homeWords } from "@/lib/pages/home";
import { localize } from "@/lib/site/current-language";
import { figures } from "@/lib/site/figures";
import { paths } from "@/lib/site/paths";
import { ModerationQueue } from "./moderation-queue";
import { PreFilterDemo } from "./pre-filter-demo";
import { RotatingHeadline } from "./rotating-headline";

/** The palisade in the background, behind the product. The style sheet draws it. */
function PalisadeBackdrop() {
  return <div aria-hidden="true" className="palisade-backdrop" />;
}

/** The headline, the pre-filter to try, and below them a picture of the second layer's findings. */
export async function Hero() {
  const { hero, queue } = await localize(homeWords);
  return (
    <div className="hero">
      {/* Not centered: a page that is painted while it arrives would move the headline as the panel beside it grows. */}
      <Container className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 pt-8 pb-10 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:pb-20">
        <div className="lg:pt-36">
          <OpenIncidentsNotice />
          <RotatingHeadline
            prefix={hero.prefix}
            words={heroWords(hero)}
            spoken={hero.spoken}
            intervalMs={figures.timings.heroWordMs}
            labels={{ pause: hero.pause, resume: hero.resume }}
            icons={{
              pause: <Icon name="pause" className="size-4" />,
              resume: <Icon name="play" className="size-4" />,
            }}
          />
          <p className="mt-5 max-w-xl sm:mt-7 text-lead text-ink-soft">{hero.lead}</p>
          <div className="mt-7 sm:mt-9 flex flex-wrap gap-3 *:grow sm:*:grow-0">
            <ButtonLink href={paths.signup} size="lg">
              {hero.primary}
            </ButtonLink>
            <ButtonLink href={paths.documentation} size="lg" variant="secondary">
              {hero.secondary}
            </ButtonLink>
          </div>
        </div>
        <PreFilterDemo />
      </Container>
      <div className="hero-queue max-sm:hidden">
        <PalisadeBackdrop />
        <Container>
          <p className="queue-layer">{queue.layer}</p>
          <ModerationQueue />
        </Container>
      </div>
    </div>
  );
}
