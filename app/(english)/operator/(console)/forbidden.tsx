import { BackLink, ConsoleHead } from "@/components/console/parts";
import { consoleCopy } from "@/lib/console/words";
import { consolePaths } from "@/lib/site/paths";

/** Where a role doesn't include a page of the console. */
export default function ConsoleForbidden() {
  return (
    <>
      <BackLink href={consolePaths.overview}>{consoleCopy.sections.overview}</BackLink>
      <ConsoleHead title={consoleCopy.forbidden} lead={consoleCopy.forbiddenLead} />
    </>
  );
}
