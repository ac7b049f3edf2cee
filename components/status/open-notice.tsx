import { LocalLink } from "@/components/ui/local-link";
import { localize } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";
import { statusWords } from "@/lib/status/words";

/** Leads to the status page while an incident is open. Every page holds it; the style sheet shows it (OpenHint). */
export async function OpenNotice() {
  const { notice } = await localize(statusWords);
  return (
    <p className="open-notice">
      <LocalLink href={paths.status}>
        <span className="open-dot" />
        {notice.home}
      </LocalLink>
    </p>
  );
}
