import { Card } from "@/components/ui/card";
import { Section } from "@/components/ui/section";
import { homeWords } from "@/lib/pages/home";
import { localize } from "@/lib/site/current-language";

/** A star from its top point, to which it returns, and the way to the next one's. */
const star = "l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.2 6-.8z";
const fiveStars = `M12 3.5${Array.from({ length: 5 }, () => star).join("m28.8 0")}`;

export async function Testimonials() {
  const { testimonials } = await localize(homeWords);
  return (
    <Section eyebrow={testimonials.eyebrow} title={testimonials.title}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {Object.values(testimonials.items).map((item) => (
          <Card key={item.role} as="li" className="flex flex-col p-7">
            <svg
              role="img"
              aria-label={testimonials.rating}
              viewBox="0 0 139.2 24"
              fill="currentColor"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinejoin="round"
              className="h-5 w-29 text-accent"
            >
              <path d={fiveStars} />
            </svg>
            <blockquote className="mt-5 grow text-[1.125rem] leading-8 text-pretty">{item.quote}</blockquote>
            <p className="mt-6 border-t border-line pt-5 text-[0.9375rem] leading-6">
              <span className="block font-semibold">{item.role}</span>
              <span className="block text-ink-soft">{item.place}</span>
            </p>
          </Card>
        ))}
      </ul>
      <p className="mt-6 text-[0.875rem] leading-6 text-ink-faint">{testimonials.note}</p>
    </Section>
  );
}
