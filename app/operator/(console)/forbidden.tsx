import { BackLink, ConsoleHead } from "@/components/console/console-head";
import { sections } from "@/lib/console/sections";
import { consoleWords } from "@/lib/console/words";
import { consolePaths } from "@/lib/site/staff-paths";

/** Shown if the viewer's role has no access to a page of the console. */
export default function ConsoleForbidden() {
  return (
    <>
      <BackLink href={consolePaths.overview}>{sections.overview.title}</BackLink>
      <ConsoleHead title={consoleWords.forbidden} lead={consoleWords.forbiddenLead} />
    </>
  );
}
