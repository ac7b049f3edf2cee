/** The palisade itself, wide and quiet, with the product standing before it. The style sheet draws it. */
export function PalisadeBackdrop() {
  return <div aria-hidden="true" className="palisade-backdrop" />;
}
