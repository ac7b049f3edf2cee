"use client";

import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { Later } from "@/components/ui/later";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { NamedService } from "@/lib/site/services";
import { formatsIn } from "@/lib/status/format";
import type { LiveWords } from "@/lib/status/words";
import { Banner } from "./banner";
import { HourBars } from "./hour-bars";
import { MeasuredFigures } from "./measured";
import { OpenIncidents } from "./open-incidents";
import { Places } from "./places";
import { RefreshControls } from "./refresh-controls";
import { ServerFacts } from "./server-facts";
import { ServiceCards } from "./service-cards";
import { useHealth } from "./use-health";

// Loaded together with the record, which it needs.
const loadIncidents = () => import("./incidents");
const loadLastDays = () => import("./last-days");

type LiveStatusProps = {
  words: LiveWords;
  /** The addresses of the record, the history and the incident pages, in the page's language. */
  addresses: { health: string; history: string; incidents: string };
  services: readonly NamedService[];
  /** The placeholder for the last days. */
  outline: ReactNode;
  /** Shown instead if the script doesn't arrive. */
  withoutScript: ReactNode;
  /** The published figures, which need no script. */
  children: ReactNode;
};

/** All measurements of the status page, from a single request, so that no two figures disagree. */
export function LiveStatus({
  words: written,
  addresses,
  services,
  outline,
  withoutScript,
  children,
}: LiveStatusProps) {
  const view = useHealth(addresses.health);
  const words = { ...written, ...formatsIn(written.forms) };
  const { record, failed } = view;
  const hydrated = useHydrated();
  return (
    <>
      {!hydrated && <div className="late-shown">{withoutScript}</div>}
      <div className={cx("needs-js", !hydrated && "late-hidden")}>
        <Banner words={words} record={record} failed={failed} />
        <OpenIncidents words={words} record={record} folder={addresses.incidents} />
        <RefreshControls words={words} view={view} />
        <div aria-busy={record === null && !failed}>
          <h2 className="mt-14 mb-5 text-heading">{words.services}</h2>
          <ServiceCards words={words} services={services} record={record} failed={failed} />
          <h2 className="mt-14 text-heading">{words.hours.title}</h2>
          <HourBars words={words} record={record} />
          {/* The height is that of the loaded content, so that nothing below moves. */}
          <div className="min-h-[37rem] sm:min-h-[33rem]">
            {record || failed ? (
              <Later
                load={loadLastDays}
                loading={outline}
                missing={
                  <>
                    {outline}
                    <p className="mt-4 text-ink-soft">{words.unreachable}</p>
                  </>
                }
              >
                {({ LastDays }) => (
                  <LastDays
                    page={addresses.history}
                    outline={outline}
                    unreachable={words.unreachable}
                    recordedAt={record?.timestamp}
                  />
                )}
              </Later>
            ) : (
              outline
            )}
          </div>
          <h2 className="mt-14 mb-5 text-heading">{words.performance}</h2>
          <MeasuredFigures words={words} record={record} failed={failed}>
            {children}
          </MeasuredFigures>
          <ServerFacts words={words} health={failed ? null : record} />
          <Places words={words} record={record} />
          <h2 className="mt-14 mb-5 text-heading">{words.incidents.title}</h2>
          {record ? (
            <Later
              load={loadIncidents}
              loading={<Line>{words.loading}</Line>}
              missing={<Line>{words.unreachable}</Line>}
            >
              {({ Incidents }) => (
                <Incidents words={words} incidents={record.incidents} folder={addresses.incidents} />
              )}
            </Later>
          ) : (
            <Line>{failed ? words.unreachable : words.loading}</Line>
          )}
        </div>
      </div>
    </>
  );
}

/** A sentence in place of the incidents, as high as the longest one. */
const Line = ({ children }: { children: string }) => (
  <p className="min-h-[2lh] text-ink-soft sm:min-h-[1lh]">{children}</p>
);
