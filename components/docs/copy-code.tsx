import { docsControls } from "@/lib/documentation/controls";
import { facts } from "@/lib/site/figures";
import { CopyListener } from "./copy-listener";

/** The button that copies the program of its figure, and what is said of it. The page needs one `CopyCodes`. */
export function CopyCode({ label }: { label: string }) {
  return (
    <>
      <button type="button" className="copy-code needs-js">
        <span className="copy-code-word">{docsControls.copy.idle}</span>
        <span className="sr-only"> {label}</span>
      </button>
      <span role="status" className="sr-only" />
    </>
  );
}

/** Makes all the copy buttons of a page work. Renders nothing. */
export function CopyCodes() {
  return <CopyListener copy={docsControls.copy} staysMs={facts.timings.copyConfirmationMs} />;
}
