import { CodeBlock } from "@/components/ui/code";

type ShownOnceProps = { title: string; lead: string; text: string };

/** What is said once: a link, a token, recovery codes. */
export function ShownOnce({ title, lead, text }: ShownOnceProps) {
  return (
    <section className="mb-8 grid max-w-3xl gap-3 rounded-xl border border-accent/30 bg-accent-soft p-4 sm:p-5">
      <h2 className="text-heading">{title}</h2>
      <p className="text-[0.9375rem] leading-6">{lead}</p>
      <CodeBlock label={title} code={text} />
    </section>
  );
}
