import type { ReactNode } from "react";
import { TextLink } from "@/components/ui/text-link";
import { currentLanguage, localize } from "@/lib/site/current-language";
import { statusPaths } from "@/lib/site/paths";
import type { NamedService } from "@/lib/site/services";
import { formats } from "@/lib/status/localized-formats";
import type { DaysHistory } from "@/lib/status/read-history";
import { lastDaysId } from "@/lib/status/vocabulary";
import { statusWords } from "@/lib/status/words";
import { DayBars } from "./day-bars";
import { BandLegend } from "./incident-band";

interface DaysFrameProps {
  id?: string;
  /** Whether any day has an incident. */
  marked?: boolean;
  children: ReactNode;
}

async function DaysFrame({ id, marked = false, children }: DaysFrameProps) {
  const { history: words, live } = await localize(statusWords);
  return (
    <section id={id}>
      <h2 className="pt-14 text-heading">{words.daysTitle}</h2>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">{words.daysNote}</p>
      <ul className="mt-5 grid gap-5">{children}</ul>
      <div className="mt-1 flex justify-between font-mono text-[0.75rem] text-ink-faint">
        <span>{words.oldest}</span>
        <span>{words.newest}</span>
      </div>
      {marked && <BandLegend>{live.open.legend}</BandLegend>}
      <p className="mt-2">
        <TextLink href={statusPaths.history}>{words.byMonth}</TextLink>
      </p>
    </section>
  );
}

function ServiceRow({ name, share, children }: { name: string; share: string; children: ReactNode }) {
  return (
    <li>
      <div className="mb-2 items-baseline justify-between gap-x-4 sm:flex">
        <h3 className="font-semibold">{name}</h3>
        <p className="font-mono text-[0.875rem] tabular-nums text-ink-soft">{share}</p>
      </div>
      {children}
    </li>
  );
}

/** The last days of every service. The status page loads this markup unchanged. */
export async function DaysSection({ history }: { history: DaysHistory }) {
  const language = await currentLanguage();
  const { history: words } = statusWords[language];
  const { percentage } = formats[language];
  return (
    <DaysFrame
      id={lastDaysId}
      marked={history.incidents.some(({ kind, services }) => kind === "incident" && services.length > 0)}
    >
      {history.services.map((service) => (
        <ServiceRow
          key={service.id}
          name={service.name}
          share={
            service.uptime === null ? words.notMeasured : words.uptime({ share: percentage(service.uptime) })
          }
        >
          <DayBars service={service} incidents={history.incidents} />
        </ServiceRow>
      ))}
    </DaysFrame>
  );
}

/** The placeholder on the status page until the days are loaded, or if loading fails. */
export function DaysPlaceholder({ services }: { services: readonly NamedService[] }) {
  return (
    <DaysFrame>
      {services.map(({ id, name }) => (
        <ServiceRow key={id} name={name} share="…">
          <div className="h-11 pt-7">
            <div className="h-1 bg-line-strong/50" />
          </div>
        </ServiceRow>
      ))}
    </DaysFrame>
  );
}
