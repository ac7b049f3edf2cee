import type { ReactNode } from "react";
import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { peoplePaths } from "@/lib/site/staff-paths";

export function AccountSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{title}</h2>
      {lead && <p className="mt-1.5 text-[0.9375rem] leading-6 text-ink-soft">{lead}</p>}
      <div className="mt-4 grid gap-4">{children}</div>
    </Card>
  );
}

type AccountActionButtonProps = {
  order: string;
  id?: string;
  label: string;
  of?: string;
};

/** A button for one action on the viewer's own credentials or sessions. */
export function AccountActionButton({ order, id, label, of }: AccountActionButtonProps) {
  return (
    <form method="post" action={peoplePaths.accountOrders}>
      <IdempotencyKeyField />
      <input type="hidden" name="order" value={order} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <Button type="submit" variant="secondary" aria-label={of ? `${label}: ${of}` : undefined}>
        {label}
      </Button>
    </form>
  );
}

/** A row of a list: name, last use and the available actions. */
export function AccountRow({
  title,
  facts,
  children,
}: {
  title: ReactNode;
  facts: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">{title}</p>
        <p className="text-[0.875rem] leading-5 text-ink-faint">{facts}</p>
      </div>
      {children}
    </li>
  );
}
