"use client";

import type { NamedService } from "@/lib/status/vocabulary";
import { statusPage } from "@/lib/status/words";
import { Banner } from "./banner";
import { History } from "./history";
import { Incidents } from "./incidents";
import { Measured } from "./measured";
import { RefreshControls } from "./refresh-controls";
import { ServiceCards } from "./service-cards";
import { useHealth } from "./use-health";

/** Everything on the status page that was measured. One request feeds all of it, so that no two figures disagree. */
export function LiveStatus({ services }: { services: readonly NamedService[] }) {
  const view = useHealth();
  const { record, failed } = view;
  return (
    <div className="needs-js">
      <Banner record={record} failed={failed} />
      <RefreshControls view={view} />
      <div aria-busy={record === null && !failed}>
        <h2 className="mt-14 mb-5 text-heading">{statusPage.servicesTitle}</h2>
        <ServiceCards services={services} record={record} failed={failed} />
        <h2 className="mt-14 text-heading">{statusPage.historyTitle}</h2>
        <History record={record} />
        <h2 className="mt-14 mb-5 text-heading">{statusPage.performanceTitle}</h2>
        <Measured record={record} failed={failed} />
        <h2 className="mt-14 mb-5 text-heading">{statusPage.incidentsTitle}</h2>
        <Incidents record={record} failed={failed} />
      </div>
    </div>
  );
}
