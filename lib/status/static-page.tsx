import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { incidentWords } from "@/lib/incidents/words";
import { site } from "@/lib/site/brand";
import { fill } from "@/lib/site/fill";
import { type Language, languages, mainLanguage } from "@/lib/site/language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import { formats } from "./localized-formats";
import type { HealthRecord } from "./schema";
import { headlineOf, statusWords } from "./words";

/** The files of the status page on another host, by content. */
export const exportFiles = {
  page: "index.html",
  json: "status.json",
  text: "status.txt",
  atom: "feed.atom",
  jsonFeed: "feed.json",
  calendar: "maintenance.ics",
} as const;

/** The page stands alone on another host: without this site's styles, fonts and color tokens, and without scripts. */
const style = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .5rem}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}h3{font-size:1rem;margin:1.5rem 0 .25rem}
table{border-collapse:collapse;width:100%}th,td{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top}th{font-weight:400}
p{margin:.25rem 0}.note{opacity:.75}li{margin:.5rem 0}`;

type PageProps = { record: HealthRecord; language: Language };

/** The folder with the same files in another language, relative to this one. */
const folderOf = (language: Language, seenFrom: Language) =>
  `${seenFrom === mainLanguage ? "" : "../"}${language === mainLanguage ? "" : `${language}/`}`;

function Incidents({ record: { incidents }, language }: PageProps) {
  const { exported: words, live } = statusWords[language];
  const { states } = incidentWords[language];
  const { moment } = formats[language];
  const span = (from: string, to: string | null) =>
    to === null
      ? words.since({ from: moment(from) })
      : fill(live.incidents.span, { from: moment(from), to: moment(to) });
  if (incidents.length === 0) return <p>{live.incidents.none}</p>;
  return incidents.map(({ id, title, state, startsAt, endsAt, services, updates }) => (
    <section key={id}>
      <h3>{words.incident({ title, state: states[state] })}</h3>
      <p className="note">
        {span(startsAt, endsAt)}
        {services.length > 0 && ` · ${services.map(({ name }) => name).join(", ")}`}
      </p>
      <ul>
        {updates.map((update) => (
          <li key={update.id}>
            {words.update({
              moment: moment(update.at),
              state: states[update.state],
              message: update.message,
            })}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Page({ record, language }: PageProps) {
  const { measured } = record;
  const { exported: words, live, states } = statusWords[language];
  const { moment, percentage, milliseconds } = formats[language];
  const { places: placesWords } = live;
  return (
    <html lang={language}>
      {/* biome-ignore lint/style/noHeadElement: a file of its own, of which Next knows nothing. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{words.title}</title>
        <link rel="alternate" type="application/atom+xml" href={exportFiles.atom} title={words.feed} />
        <style>{style}</style>
      </head>
      <body>
        <main>
          <p className="note">{site.name}</p>
          <h1>{headlineOf(record.status, language)}</h1>
          <p>{record.says}</p>
          <p>
            <strong>{words.asOf({ moment: moment(record.timestamp) })}</strong> {words.note}
          </p>
          <h2>{words.services}</h2>
          <table>
            <tbody>
              {record.services.map(({ id, name, label, says, detail }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{label}</td>
                  <td>{[says, detail].filter(Boolean).join(" ")}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="note">
            {words.measured({
              checks: String(measured.samples),
              passed: percentage(measured.successRate),
              median: milliseconds(measured.latencyP50),
            })}
          </p>
          {record.places && (
            <>
              <h2>{placesWords.title}</h2>
              <table>
                <tbody>
                  {record.places.flatMap(({ place, checks }) =>
                    checks.map(({ id, name, status, successRate }) => (
                      <tr key={`${place} ${id}`}>
                        <th scope="row">{fill(placesWords.from, { place })}</th>
                        <td>{name}</td>
                        <td>
                          {states[status]} · {fill(placesWords.passed, { share: percentage(successRate) })}
                        </td>
                      </tr>
                    )),
                  )}
                </tbody>
              </table>
            </>
          )}
          <h2>{words.incidents}</h2>
          <Incidents record={record} language={language} />
          <p className="note">
            <a href={exportFiles.json}>{words.json}</a> · <a href={exportFiles.atom}>{words.feed}</a> ·{" "}
            <a href={exportFiles.calendar}>{words.calendar}</a>
          </p>
          <p className="note">
            {languages
              .filter((other) => other !== language)
              .map((other, index) => (
                <Fragment key={other}>
                  {index > 0 && " · "}
                  <a href={`${folderOf(other, language)}${exportFiles.page}`} lang={other} hrefLang={other}>
                    {languageDefinitions[other].name}
                  </a>
                </Fragment>
              ))}
          </p>
        </main>
      </body>
    </html>
  );
}

/** The status page as a single self-contained file. */
export const staticPage = (record: HealthRecord, language: Language = mainLanguage): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Page record={record} language={language} />)}\n`;
