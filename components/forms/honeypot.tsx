import { honeypot } from "@/lib/platform/forms/spec";
import { platformWords } from "@/lib/platform/words";
import { localize } from "@/lib/site/current-language";

/** A field for programs that fill in everything. Out of sight, out of the tab order and not read out. */
export async function Honeypot() {
  const words = await localize(platformWords);
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={honeypot}>{words.form.honeypot}</label>
      <input id={honeypot} name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
