import { preFilter } from "@/lib/moderation/pre-filter";
import { preFilterExamples } from "@/lib/pages/home-pre-filter";
import { PreFilterPanel } from "./pre-filter/panel";

/**
 * The pre-filter, for the hero. The first example is checked while the page is built, so the picture is real and
 * complete without JavaScript; the engine itself is fetched when a visitor first types.
 */
export function PreFilterDemo() {
  const [first] = preFilterExamples;
  return <PreFilterPanel initialText={first.text} initialMatches={preFilter(first.text)} />;
}
