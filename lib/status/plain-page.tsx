import { renderToStaticMarkup } from "react-dom/server";
import { site } from "@/lib/site/brand";
import { milliseconds, moment, percentage } from "./format";
import { incidentWords } from "./incident-words";
import { exportWords as copy } from "./page-texts";
import type { HealthRecord } from "./schema";
import { headlineOf } from "./vocabulary";
import { placesWords, statusWords } from "./words";

/** The page stands alone on a foreign host: without this site's styles, type and colour tokens, and without any script. */
const style = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .5rem}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}h3{font-size:1rem;margin:1.5rem 0 .25rem}
table{border-collapse:collapse;width:100%}th,td{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top}th{font-weight:400}
p{margin:.25rem 0}.note{opacity:.75}li{margin:.5rem 0}`;

function Incidents({ incidents }: Pick<HealthRecord, "incidents">) {
  if (incidents.length === 0) return <p>{copy.noIncidents}</p>;
  return incidents.map(({ id, title, state, startsAt, endsAt, services, updates }) => (
    <section key={id}>
      <h3>
        {title} ({incidentWords[state].word})
      </h3>
      <p className="note">
        {copy.span(moment(startsAt), endsAt && moment(endsAt))}
        {services.length > 0 && ` · ${services.map(({ name }) => name).join(", ")}`}
      </p>
      <ul>
        {updates.map((update) => (
          <li key={update.id}>
            {moment(update.at)}, {incidentWords[update.state].word}: {update.message}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Page({ record }: { record: HealthRecord }) {
  const { measured } = record;
  return (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: a file of its own, of which Next knows nothing. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{copy.title}</title>
        <link rel="alternate" type="application/atom+xml" href={copy.files.atom} title={copy.feed} />
        <style>{style}</style>
      </head>
      <body>
        <main>
          <p className="note">{site.name}</p>
          <h1>{headlineOf(record.status)}</h1>
          <p>{record.says}</p>
          <p>
            <strong>{copy.asOf(moment(record.timestamp))}</strong> {copy.note}
          </p>
          <h2>{copy.services}</h2>
          <table>
            <tbody>
              {record.services.map(({ id, name, status, says, detail }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{statusWords[status].word}</td>
                  <td>{[says, detail].filter(Boolean).join(" ")}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="note">
            {copy.measured(
              String(measured.samples),
              percentage(measured.successRate),
              milliseconds(measured.latencyP50),
            )}
          </p>
          {record.places && (
            <>
              <h2>{placesWords.title}</h2>
              <table>
                <tbody>
                  {record.places.flatMap(({ place, checks }) =>
                    checks.map(({ id, name, status, successRate }) => (
                      <tr key={`${place} ${id}`}>
                        <th scope="row">{placesWords.from(place)}</th>
                        <td>{name}</td>
                        <td>
                          {statusWords[status].word} · {placesWords.passed(percentage(successRate))}
                        </td>
                      </tr>
                    )),
                  )}
                </tbody>
              </table>
            </>
          )}
          <h2>{copy.incidents}</h2>
          <Incidents incidents={record.incidents} />
          <p className="note">
            <a href={copy.files.json}>{copy.json}</a> · <a href={copy.files.atom}>{copy.feed}</a> ·{" "}
            <a href={copy.files.calendar}>{copy.calendar}</a>
          </p>
        </main>
      </body>
    </html>
  );
}

/** The status page as one file that needs nothing beside it. */
export const plainPage = (record: HealthRecord): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Page record={record} />)}\n`;
