/**
 * Every page carries this along, in place of Next's own, which is longer: no page of the site answers with it. The
 * console has its own beside its pages.
 */
export default function Forbidden() {
  return <h1>403</h1>;
}
