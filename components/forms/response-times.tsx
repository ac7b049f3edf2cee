import { responseTimes } from "@/lib/contact/words";
import { TextLink } from "./text-link";

export function ResponseTimes() {
  return (
    <section className="py-2 sm:py-8">
      <h2 className="text-heading">{responseTimes.title}</h2>
      <p className="mt-3 text-ink-soft">{responseTimes.lead}</p>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        {responseTimes.rows.map(({ topic, time }) => (
          <div key={topic} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt className="text-ink-soft">{topic}</dt>
            <dd className="font-medium">{time}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-[0.875rem] text-ink-soft">{responseTimes.note.text}</p>
      <p className="mt-1 text-[0.875rem]">
        <TextLink href={responseTimes.note.link.href}>{responseTimes.note.link.text}</TextLink>
      </p>
    </section>
  );
}
