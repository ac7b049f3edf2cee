import { frameWords } from "@/lib/pages/frame-words";
import { localize } from "@/lib/site/current-language";

/** The first stop of the keyboard: past the header, to the page's `#main`. */
export async function SkipLink() {
  const { layout } = await localize(frameWords);
  return (
    <a href="#main" className="skip-link rounded-lg bg-accent px-4 py-3 font-semibold text-on-accent">
      {layout.skip}
    </a>
  );
}
