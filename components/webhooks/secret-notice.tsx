import { CodeBlock } from "@/components/ui/code";
import { webhooksCopy as copy } from "@/lib/webhooks/words";

/** The secret, in the minutes in which it may be seen. */
export function SecretNotice({ secret }: { secret: string }) {
  return (
    <section className="mb-8 grid max-w-3xl gap-3 rounded-xl border border-accent/30 bg-accent-soft p-4 sm:p-5">
      <h2 className="text-heading">{copy.secretTitle}</h2>
      <p className="text-[0.9375rem] leading-6">{copy.secretLead}</p>
      <CodeBlock label={copy.secretTitle} code={secret} />
    </section>
  );
}
