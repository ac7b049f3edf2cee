"use client";

import { lazy, type ReactNode, Suspense } from "react";
import type { NamedService } from "@/lib/site/services";
import { statusPage } from "@/lib/status/words";
import { Banner } from "./banner";
import { History } from "./history";
import { Measured } from "./measured";
import { Places } from "./places";
import { RefreshControls } from "./refresh-controls";
import { ServiceCards } from "./service-cards";
import { useHealth } from "./use-health";

// Fetched while the record is: without it there is nothing to show.
const Incidents = lazy(() => import("./incidents").then((module) => ({ default: module.Incidents })));

const LastDays = lazy(() => import("./last-days").then((module) => ({ default: module.LastDays })));

type LiveStatusProps = {
  services: readonly NamedService[];
  /** What stands where the last days come. */
  outline: ReactNode;
  /** The published figures, which need no script. */
  children: ReactNode;
};

/** Everything on the status page that was measured. One request feeds all of it, so that no two figures disagree. */
export function LiveStatus({ services, outline, children }: LiveStatusProps) {
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
        {/* As tall as what comes, so that nothing below moves. */}
        <div className="min-h-[37rem] sm:min-h-[33rem]">
          <Suspense fallback={outline}>
            {record || failed ? <LastDays outline={outline} /> : outline}
          </Suspense>
        </div>
        <h2 className="mt-14 mb-5 text-heading">{statusPage.performanceTitle}</h2>
        <Measured record={record} failed={failed}>
          {children}
        </Measured>
        <Places record={record} />
        <h2 className="mt-14 mb-5 text-heading">{statusPage.incidentsTitle}</h2>
        {record ? (
          <Suspense fallback={<p className="text-ink-soft">{statusPage.loading}</p>}>
            <Incidents incidents={record.incidents} />
          </Suspense>
        ) : (
          <p className="text-ink-soft">{failed ? statusPage.unreachable : statusPage.loading}</p>
        )}
      </div>
    </div>
  );
}
