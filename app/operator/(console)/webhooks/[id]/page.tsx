import type { Metadata } from "next";
import { BackLink, ConsoleHead } from "@/components/console/console-head";
import { EmptyList } from "@/components/console/empty-list";
import { FilterTabs } from "@/components/console/filter-tabs";
import { FlashNotice } from "@/components/console/flash-notice";
import { IfAllowed } from "@/components/console/if-allowed";
import { Pager } from "@/components/console/pager";
import { Notice } from "@/components/ui/notice";
import { DeliveryItem } from "@/components/webhooks/delivery-item";
import { EndpointButtons, RareActions } from "@/components/webhooks/endpoint-actions";
import { EndpointBadges } from "@/components/webhooks/endpoint-badges";
import { EndpointForm } from "@/components/webhooks/endpoint-form";
import { countsText, problemText } from "@/components/webhooks/endpoint-item";
import { RangeForm } from "@/components/webhooks/range-form";
import { SecretNotice } from "@/components/webhooks/secret-notice";
import { loadFormPage, type Query } from "@/lib/auth/forms/form-page";
import { readShownOnce } from "@/lib/auth/forms/shown-once";
import { listHref, readListQuery } from "@/lib/platform/list-query";
import { webhookPaths } from "@/lib/site/staff-paths";
import { listDeliveries } from "@/lib/webhooks/deliveries";
import { findEndpoint } from "@/lib/webhooks/read-endpoints";
import { deliveryFilters } from "@/lib/webhooks/schema";
import { webhooksWords as words } from "@/lib/webhooks/words";

export const metadata: Metadata = { title: words.title };

type Props = { params: Promise<{ id: string }>; searchParams: Query };

export default async function WebhookPage({ params, searchParams }: Props) {
  const { id } = await params;
  const endpointPath = webhookPaths.endpoint(id);
  const { now, staff, flash, draft } = await loadFormPage(endpointPath, searchParams, "webhooks:read");
  const endpoint = await findEndpoint(id);
  const back = <BackLink href={webhookPaths.list}>{words.back}</BackLink>;
  if (!endpoint) {
    return (
      <>
        <FlashNotice flash={flash} />
        {back}
        <ConsoleHead title={words.title} />
        <EmptyList icon="alert-triangle">{words.gone}</EmptyList>
      </>
    );
  }
  const query = readListQuery(await searchParams, deliveryFilters);
  const [[secret, setAt] = [], { deliveries, page, pages }] = await Promise.all([
    readShownOnce(endpointPath, staff, now).then((shown) => shown ?? []),
    listDeliveries(id, query),
  ]);
  const href = (to: Partial<typeof query>) => listHref(endpointPath, { ...query, ...to }, deliveryFilters);
  const { url, description, counts, state, kind, receivesAccount, pausedBecause } = endpoint;
  const trouble = problemText(endpoint);
  // Which form was refused: only the form for a time span submits `order`, and only the other one `note`.
  const nothing = { values: {}, fields: {} };
  const isAction = "order" in draft.values;
  return (
    <>
      <FlashNotice flash={flash} />
      {back}
      <ConsoleHead title={description || url} lead={description ? url : undefined}>
        <EndpointButtons id={id} state={state} />
      </ConsoleHead>
      <p className="-mt-2 mb-6 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <EndpointBadges endpoint={endpoint} />
        <span className="text-[0.9375rem] leading-6 text-ink-faint tabular-nums">{countsText(counts)}</span>
      </p>
      {trouble && (
        <Notice tone={pausedBecause === "operator" ? "info" : "warning"} className="mb-6">
          {trouble}
        </Notice>
      )}
      {secret && setAt === endpoint.secretSetAt && <SecretNotice secret={secret} />}
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section>
          <h2 className="mb-3 text-heading">{words.deliveriesTitle}</h2>
          <div className="mb-3">
            <FilterTabs
              label={words.deliveriesTitle}
              tabs={deliveryFilters.map((filter) => ({
                label: words.filters[filter],
                href: href({ filter, page: 1 }),
                current: filter === query.filter,
                count: filter === "all" ? undefined : counts[filter],
              }))}
            />
          </div>
          <RangeForm id={id} now={now} {...(isAction ? draft : nothing)} />
          {deliveries.length === 0 ? (
            <EmptyList icon="inbox">{words.noDeliveries}</EmptyList>
          ) : (
            <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
              {deliveries.map((delivery) => (
                <DeliveryItem key={delivery.id} delivery={delivery} paused={state === "paused"} />
              ))}
            </ul>
          )}
          <Pager page={page} pages={pages} href={(to) => href({ page: to })} />
        </section>
        <IfAllowed right="webhooks:write">
          <section className="grid gap-6">
            <h2 className="-mb-3 text-heading">{words.editTitle}</h2>
            <EndpointForm {...(isAction ? nothing : draft)} endpoint={endpoint} />
            <RareActions
              id={id}
              kind={kind}
              receivesAccount={receivesAccount}
              fields={isAction ? draft.fields : {}}
            />
          </section>
        </IfAllowed>
      </div>
    </>
  );
}
