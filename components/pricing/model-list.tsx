import { Badge } from "@/components/ui/badge";
import { Container } from "@/components/ui/section";
import { models, pricingWords } from "@/lib/pages/pricing";
import { localize } from "@/lib/site/current-language";

export async function ModelList() {
  const { title, lead, items } = (await localize(pricingWords)).models;
  return (
    <section className="border-y border-line bg-sunken py-8 sm:py-20 lg:py-28">
      <Container className="grid gap-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-20">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="mt-4 text-lead text-ink-soft">{lead}</p>
        </div>
        <ul className="rounded-2xl border border-line bg-surface">
          {models.map(({ key, tone }) => (
            <li
              key={key}
              className="flex flex-col items-start gap-3 border-b border-line p-5 last:border-b-0 sm:flex-row sm:justify-between sm:gap-8 sm:p-7"
            >
              <div>
                <h3 className="text-heading">{items[key].name}</h3>
                <p className="mt-1.5 text-ink-soft">{items[key].text}</p>
              </div>
              <Badge tone={tone} className="sm:mt-1">
                {items[key].badge}
              </Badge>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
