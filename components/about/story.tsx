import { Container } from "@/components/ui/section";
import { aboutWords } from "@/lib/pages/about";
import { localize } from "@/lib/site/current-language";

export async function Story() {
  const { story } = await localize(aboutWords);
  return (
    <section aria-labelledby="story" className="py-16 sm:py-20 lg:py-28">
      <Container className="grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-20">
        <h2 id="story" className="text-title">
          {story.title}
        </h2>
        <div className="grid max-w-prose gap-5 text-lead text-ink-soft first:[&>p]:text-ink">
          {Object.values(story.paragraphs).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Container>
    </section>
  );
}

/** The mission statement, the largest text after the page's title. */
export async function Mission() {
  const { mission } = await localize(aboutWords);
  return (
    <section aria-labelledby="mission" className="bg-deep py-20 text-on-deep sm:py-28 lg:py-36">
      <Container>
        <h2 id="mission" className="font-medium text-on-deep-soft text-sm">
          {mission.label}
        </h2>
        <p className="mt-6 max-w-5xl text-headline text-balance">{mission.text}</p>
      </Container>
    </section>
  );
}
