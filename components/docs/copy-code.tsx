import { docsControls } from "@/lib/documentation/controls";
import { figures } from "@/lib/site/figures";
import { CopyListener } from "./copy-listener";

/** The button that copies the program of its figure. The page needs one `CopyCodes`. */
export function CopyCode({ label }: { label: string }) {
  const { idle } = docsControls.copy;
  return (
    <button type="button" aria-label={`${idle} ${label}`} data-program={label} className="copy-code needs-js">
      {idle}
    </button>
  );
}

/** Makes all the copy buttons of a page work. */
export function CopyCodes() {
  return <CopyListener copy={docsControls.copy} staysMs={figures.timings.copyConfirmationMs} />;
}
