import { Section } from "@/components/ui/section";
import { StaticHtml } from "@/components/ui/static-html";
import { homeWords } from "@/lib/pages/home";
import { localize } from "@/lib/site/current-language";

export async function Testimonials() {
  const { testimonials } = await localize(homeWords);
  return (
    <Section eyebrow={testimonials.eyebrow} title={testimonials.title}>
      <StaticHtml as="ul" className="quotes">
        {Object.values(testimonials.items).map((item) => (
          <li key={item.role} className="card quote">
            <p className="flex flex-wrap items-center justify-between gap-x-3">
              <span role="img" aria-label={testimonials.rating} className="five-stars" />
              <span className="text-[0.8125rem] text-ink-faint">{testimonials.mark}</span>
            </p>
            <blockquote>{item.quote}</blockquote>
            <p className="quote-source">
              <span className="block font-semibold">{item.role}</span>
              <span className="block text-ink-soft">{item.place}</span>
            </p>
          </li>
        ))}
      </StaticHtml>
      <p className="mt-6 text-[0.875rem] leading-6 text-ink-faint">{testimonials.note}</p>
    </Section>
  );
}
