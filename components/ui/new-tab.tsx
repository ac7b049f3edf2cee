import { localize } from "@/lib/site/current-language";
import { siteWords } from "@/lib/site/words";

/** Says to a screen reader what a link to another site does. */
export async function NewTab() {
  return <span className="sr-only">{(await localize(siteWords)).newTab}</span>;
}
