import { BackLink, ConsoleHead } from "@/components/console/parts";
import { consoleWords } from "@/lib/console/words";
import { consolePaths } from "@/lib/site/paths";

/** Where a role doesn't include a page of the console. */
export default function ConsoleForbidden() {
  return (
    <>
      <BackLink href={consolePaths.overview}>{consoleWords.sections.overview}</BackLink>
      <ConsoleHead title={consoleWords.forbidden} lead={consoleWords.forbiddenLead} />
    </>
  );
}
