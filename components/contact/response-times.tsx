import { TextLink } from "@/components/ui/text-link";
import { contactWords } from "@/lib/contact/words";
import { phoneLink, site } from "@/lib/site/brand";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";

export async function ResponseTimes() {
  const { title, lead, rows, emergency, note, plans } = (await localize(contactWords)).responses;
  return (
    <section className="lg:py-8">
      <h2 className="text-heading">{title}</h2>
      <p className="mt-3 text-ink-soft">{lead}</p>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        {Object.values(rows).map(({ topic, time }) => (
          <div key={topic} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt className="text-ink-soft">{topic}</dt>
            <dd className="font-medium">{time}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        {emergency}{" "}
        <TextLink href={phoneLink(site.phone.main)} endsText>
          {site.phone.main}
        </TextLink>
      </p>
      <p className="mt-2 text-[0.875rem] text-ink-soft">{note}</p>
      <p className="mt-1 text-[0.875rem]">
        <TextLink href={paths.pricing}>{plans}</TextLink>
      </p>
    </section>
  );
}
