import { useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { cx } from "@/components/ui/cx";
import { compareImpact, maxOpenShown } from "@/lib/incidents/impacts";
import { fill } from "@/lib/site/fill";
import type { HealthRecord } from "@/lib/status/schema";
import { impactTones, incidentTones } from "@/lib/status/tones";
import type { LiveStatusWords } from "./live-words";

type Incident = HealthRecord["incidents"][number];

/** A record's open incidents without planned maintenance, worst first, then latest first. */
export function listOpenIncidents(incidents: readonly Incident[]): Incident[] {
  return incidents
    .filter(({ kind, state }) => kind === "incident" && state !== "resolved")
    .sort(compareImpact);
}

/** The current incidents with title, state and latest update. */
export function OpenIncidents({
  words,
  record,
  folder,
}: {
  words: LiveStatusWords;
  record: HealthRecord | null;
  folder: string;
}) {
  const open = record && listOpenIncidents(record.incidents);
  useOpenMark(open);
  if (open?.length === 0) return null;
  return (
    <section
      className={cx("open-incidents mt-4", open === null && "open-outline")}
      aria-label={words.open.title}
    >
      {open ? (
        <ul className="grid gap-4">
          {open.slice(0, maxOpenShown).map((incident) => (
            <OpenIncident key={incident.id} words={words} incident={incident} folder={folder} />
          ))}
        </ul>
      ) : (
        <Card>
          <p className="text-ink-soft">{words.loading}</p>
        </Card>
      )}
    </section>
  );
}

/** Gives up the reserved space until the next full load, when the script reserves it again. */
function releaseSpace() {
  for (const name of ["count", "titles", "lines"])
    document.documentElement.style.setProperty(`--open-${name}`, "0");
}

/**
 * Updates the attributes that OpenIncidentsScript set, which the footer and later pages use. Once the incidents change or the visitor
 * leaves the page, no more space is reserved for them, since a resolved incident or a shorter update would leave a gap.
 */
function useOpenMark(open: Incident[] | null) {
  const first = useRef<string>(undefined);
  useEffect(() => {
    if (open === null) return;
    const { dataset } = document.documentElement;
    const version = open.map(({ id, updates }) => `${id} ${updates[0]?.at}`).join();
    first.current ??= version;
    if (version !== first.current) releaseSpace();
    if (open[0]) {
      dataset.openIncidents = String(Math.min(open.length, maxOpenShown));
      dataset.openImpact = open[0].impact;
    } else {
      delete dataset.openIncidents;
    }
  });
  useEffect(() => releaseSpace, []);
}

function OpenIncident({
  words,
  incident,
  folder,
}: {
  words: LiveStatusWords;
  incident: Incident;
  folder: string;
}) {
  const { incidentStates, incidentImpacts, moment } = words;
  const { id, title, state, impact, services, startsAt, updates } = incident;
  const page = `${folder}/${id}`;
  return (
    <Card
      as="li"
      className={cx(
        "border-l-4 p-5 sm:p-6",
        impactTones[impact] === "review" ? "border-l-review" : "border-l-flagged",
      )}
    >
      <p className="flex flex-wrap gap-2">
        <Badge tone={incidentTones[state]}>{incidentStates[state]}</Badge>
        <Badge tone={impactTones[impact]}>{incidentImpacts[impact]}</Badge>
      </p>
      <h2 className="mt-3 line-clamp-2 text-heading wrap-anywhere sm:line-clamp-1">
        <a href={page} className="hover:underline hover:underline-offset-4">
          {title}
        </a>
      </h2>
      <p className="mt-1 line-clamp-2 text-[0.875rem] text-ink-soft sm:line-clamp-1">
        {[...services.map(({ name }) => name), fill(words.open.since, { moment: moment(startsAt) })].join(
          " · ",
        )}
      </p>
      {updates[0] && (
        <p className="mt-3 line-clamp-24 wrap-anywhere whitespace-pre-line">
          <time dateTime={updates[0].at} className="text-ink-soft">
            {moment(updates[0].at)}
          </time>
          {" · "}
          {updates[0].message}
        </p>
      )}
      <p className="mt-2">
        <a
          href={page}
          className="inline-flex min-h-11 items-center text-[0.9375rem] font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
        >
          {words.open.details}
        </a>
      </p>
    </Card>
  );
}
