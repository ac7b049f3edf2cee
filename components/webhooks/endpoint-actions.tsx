import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { IfAllowed } from "@/components/console/if-allowed";
import { Button, buttonClass } from "@/components/ui/button";
import { Collapsible } from "@/components/ui/collapsible";
import { CheckboxField } from "@/components/ui/field";
import { errorOf } from "@/lib/auth/forms/form-draft";
import { webhookPaths } from "@/lib/site/staff-paths";
import type { EndpointResponse } from "@/lib/webhooks/schema";
import { webhooksWords as words } from "@/lib/webhooks/words";

type ActionButtonProps = { id: string; order: "ping" | "pause" | "resume"; primary?: boolean };

function ActionButton({ id, order, primary = false }: ActionButtonProps) {
  return (
    <IfAllowed right="webhooks:write">
      <form method="post" action={webhookPaths.orders(id)}>
        <IdempotencyKeyField />
        <input type="hidden" name="order" value={order} />
        <Button type="submit" variant={primary ? "primary" : "secondary"}>
          {words.orders[order]}
        </Button>
      </form>
    </IfAllowed>
  );
}

/** One-click actions on an endpoint. */
export function EndpointButtons({ id, state }: Pick<EndpointResponse, "id" | "state">) {
  return (
    <>
      <ActionButton id={id} order="ping" />
      {state === "active" ? (
        <ActionButton id={id} order="pause" />
      ) : (
        <ActionButton id={id} order="resume" primary />
      )}
    </>
  );
}

type RareActionsProps = Pick<EndpointResponse, "id" | "kind" | "receivesAccount"> & {
  fields: Record<string, string>;
};

/** Rare actions that can't be undone. */
export function RareActions({ id, kind, receivesAccount, fields }: RareActionsProps) {
  const error = errorOf(fields, "confirm");
  return (
    <div className="grid gap-3">
      {kind === "signed" && (
        <IfAllowed right={receivesAccount ? "accounts:read" : "webhooks:write"}>
          <Collapsible summary={words.orders.rotate} className="bg-surface">
            <form method="post" action={webhookPaths.orders(id)} className="grid gap-4">
              <p className="text-[0.9375rem] leading-6 text-ink-soft">{words.rotateNote}</p>
              <IdempotencyKeyField />
              <input type="hidden" name="order" value="rotate" />
              <Button type="submit" className="justify-self-start">
                {words.orders.rotate}
              </Button>
            </form>
          </Collapsible>
        </IfAllowed>
      )}
      <Collapsible summary={words.orders.remove} open={Boolean(error)} className="bg-surface">
        <IfAllowed right="webhooks:write">
          <form method="post" action={webhookPaths.orders(id)} className="grid gap-4">
            <IdempotencyKeyField />
            <input type="hidden" name="order" value="remove" />
            <CheckboxField name="confirm" label={words.removeLabel} required error={error} />
            <button type="submit" className={buttonClass("danger", "md", "justify-self-start")}>
              {words.orders.remove}
            </button>
          </form>
        </IfAllowed>
      </Collapsible>
    </div>
  );
}
