import { honeypot } from "@/lib/platform/forms/spec";

/** A field for programs that fill in everything. Out of sight, out of the tab order and not read out. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={honeypot}>Website</label>
      <input id={honeypot} name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
