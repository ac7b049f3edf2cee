import { BackLink, ConsoleHead } from "@/components/console/parts";
import { consoleWords } from "@/lib/console/words";
import { consolePaths } from "@/lib/site/paths";

/** Where a page of the console asks for something that isn't there. */
export default function ConsoleNotFound() {
  return (
    <>
      <BackLink href={consolePaths.overview}>{consoleWords.sections.overview}</BackLink>
      <ConsoleHead title={consoleWords.notFound} />
    </>
  );
}
