import { BackLink, ConsoleHead } from "@/components/console/console-head";
import { sections } from "@/lib/console/sections";
import { consoleWords } from "@/lib/console/words";
import { consolePaths } from "@/lib/site/staff-paths";

/** Shown if an item of the console doesn't exist. */
export default function ConsoleNotFound() {
  return (
    <>
      <BackLink href={consolePaths.overview}>{sections.overview.title}</BackLink>
      <ConsoleHead title={consoleWords.notFound} />
    </>
  );
}
