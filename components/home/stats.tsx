import { Container } from "@/components/ui/section";
import { StaticHtml } from "@/components/ui/static-html";
import { TextLink } from "@/components/ui/text-link";
import { homeWords } from "@/lib/pages/home";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";

export async function Stats() {
  const { title, note, accuracy, users, response, threats } = (await localize(homeWords)).stats;
  const items: { value: string; spoken?: string; label: string }[] = [accuracy, users, response, threats];
  return (
    <section aria-labelledby="figures" className="pb-6 sm:pb-20 lg:pb-28">
      <Container>
        <h2 id="figures" className="sr-only">
          {title}
        </h2>
        <StaticHtml as="dl" className="stat-grid">
          {items.map((item) => (
            <div key={item.label} className="flex flex-col-reverse justify-end">
              <dt className="mt-2 text-[0.9375rem] leading-6 text-ink-soft">{item.label}</dt>
              <dd className="text-stat whitespace-nowrap">
                {item.spoken ? (
                  <>
                    <span aria-hidden="true">{item.value}</span>
                    <span className="sr-only">{item.spoken}</span>
                  </>
                ) : (
                  item.value
                )}
              </dd>
            </div>
          ))}
        </StaticHtml>
        <p className="mt-2 text-[0.9375rem] sm:mt-6">
          <TextLink href={paths.figuresNote}>{note}</TextLink>
        </p>
      </Container>
    </section>
  );
}
