import { layoutCopy } from "@/lib/site/navigation";

/** The first stop of the keyboard: past the header, to the page's `#main`. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link rounded-lg bg-accent px-4 py-3 font-semibold text-on-accent">
      {layoutCopy.skip}
    </a>
  );
}
