import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { testimonials } from "@/lib/pages/home";

const stars = [1, 2, 3, 4, 5];

export function Testimonials() {
  return (
    <Section eyebrow={testimonials.eyebrow} title={testimonials.title}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {testimonials.items.map((item) => (
          <Card key={item.role} as="li" className="flex flex-col p-7">
            <div role="img" aria-label={testimonials.rating} className="flex gap-1 text-accent">
              {stars.map((star) => (
                <Icon key={star} name="star" className="size-5 fill-current" />
              ))}
            </div>
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
