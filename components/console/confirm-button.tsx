import { Button, buttonClass } from "@/components/ui/button";
import { IdempotencyKeyField } from "./idempotency-key-field";

type ConfirmButtonProps = {
  label: string;
  /** The object of the action. */
  of: string;
  /** Explains the action and that it can't be undone. */
  lead: string;
  action: string;
  fields: Record<string, string>;
};

/** A button that needs a second press before an action that can't be undone. Works without scripts. */
export function ConfirmButton({ label, of, lead, action, fields }: ConfirmButtonProps) {
  const fullLabel = `${label}: ${of}`;
  return (
    <details className="open:basis-full">
      <summary
        aria-label={fullLabel}
        className={buttonClass("secondary", "md", "w-fit list-none [&::-webkit-details-marker]:hidden")}
      >
        {label}
      </summary>
      <form
        method="post"
        action={action}
        className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-flagged/50 bg-flagged-soft p-4"
      >
        <IdempotencyKeyField />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="min-w-0 grow basis-60 text-[0.9375rem] leading-6">{lead}</p>
        <Button type="submit" variant="danger" aria-label={fullLabel}>
          {label}
        </Button>
      </form>
    </details>
  );
}
